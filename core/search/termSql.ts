import type { Meanings, Phrases } from "./dictionary.ts";

/** A stem or mark as a tsquery: they hold only letters and digits, or a tilde, so quotes are all they need. */
export const quote = (stem: string) => `'${stem}'`;

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

/** Stems with blanks between, all next to each other, as a tsquery. */
export const tightSql = (phrase: string) => `(${phrase.split(" ").map(quote).join(" <-> ")})`;

/** The only one, or any of several texts of tsquery. */
export function anyOf(alternatives: Iterable<string>): string {
  const all = [...new Set(alternatives)];
  return all.length === 1 ? all.join("") : `(${all.join(" | ")})`;
}

/** A phrase and the others that it stands with, each as a tsquery. */
export function alternativesOf(phrase: string, phrases: Phrases): string[] {
  return [...(phrases.get(phrase) ?? [phrase])].map(phraseSql);
}

/** What comes after all else that a phrase may mean. */
export const lastOf = (phrase: string, { last }: Meanings): string[] =>
  [...(last.get(phrase) ?? [])].map(phraseSql);

/** What the words of a category's name mean each for itself; nothing for other phrases. */
export function wordsApart(phrase: string, { alike, names }: Meanings): string[] {
  const words = phrase.split(" ");
  if (words.length === 1 || !names.has(phrase)) return [];
  return [`(${words.map((word) => `(${alternativesOf(word, alike).join(" | ")})`).join(" & ")})`];
}
