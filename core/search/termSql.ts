import type { Phrases } from "./dictionary.ts";

/** Stems hold only letters and digits, marks a tilde too, so quotes are all they need. */
const quote = (stem: string) => `'${stem}'`;

/** Stems with blanks between as a tsquery: all of them, single letters next to each other (s23, б/у). */
export function phraseSql(phrase: string): string {
  const stems = phrase.split(" ");
  if (stems.length === 1) return quote(phrase);
  const joined = stems.reduce((before, stem, place) => {
    if (place === 0) return quote(stem);
    const isTight = stem.length === 1 || stems[place - 1]?.length === 1;
    return `${before} ${isTight ? "<->" : "&"} ${quote(stem)}`;
  }, "");
  return `(${joined})`;
}

/** A phrase and the others that it stands with, each as a tsquery. */
export function alternativesOf(phrase: string, phrases: Phrases): string[] {
  return [...(phrases.get(phrase) ?? [phrase])].map(phraseSql);
}
