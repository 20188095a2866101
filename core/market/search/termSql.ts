import type { Meanings, Phrases } from "./meanings.ts";

/** A stem or mark as a tsquery: they hold only letters and digits, or a tilde, so quotes are all they need. */
export const quote = (stem: string) => `'${stem}'`;

/** Stems of numbers in words, which count what stands behind them (ikki xonali). */
const numberWords = new Set(
  `bir iki uch tort besh olti birt ikit ucht odin odn odna odno dva dve dvuh tri treh chetir chetireh pyat pyati`.split(
    " ",
  ),
);

/**
 * Stems with blanks between as a tsquery: all of them, single letters and numbers next to what follows (s23, б/у, ikki
 * xonali).
 */
export function phraseSql(phrase: string): string {
  const stems = phrase.split(" ");
  if (stems.length === 1) return quote(phrase);
  const joined = stems.reduce((before, stem, place) => {
    if (place === 0) return quote(stem);
    const last = stems[place - 1] ?? "";
    const isTight = stem.length === 1 || last.length === 1 || numberWords.has(last);
    return `${before} ${isTight ? "<->" : "&"} ${quote(stem)}`;
  }, "");
  return `(${joined})`;
}

/** Stems with blanks between, all next to each other, as a tsquery. */
export const tightSql = (phrase: string) => `(${phrase.split(" ").map(quote).join(" <-> ")})`;

/** Several stems or marks, all of them. */
const CONJUNCTION = /^\('[^']+'(?: (?:&|<->) '[^']+')+\)$/;

/** Whether an alternative is narrower than another: rows with a word and a second one have the word anyway. */
function isNarrower(alternative: string, all: ReadonlySet<string>): boolean {
  if (!CONJUNCTION.test(alternative)) return false;
  return (alternative.match(/'[^']+'/g) ?? []).some((member) => all.has(member));
}

/** The only one, or any of several texts of tsquery. */
export function anyOf(alternatives: Iterable<string>): string {
  const given = new Set(alternatives);
  const all = [...given].filter((alternative) => !isNarrower(alternative, given));
  return all.length === 1 ? all.join("") : `(${all.join(" | ")})`;
}

/** The alternatives of a text of tsquery, or the text itself where it has none. */
function alternativesIn(terms: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of terms) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "|" && depth === 0) parts.push("");
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts.map((part) => part.trim());
}

/** Whether what has a mark has `terms`, a text of tsquery, too: a category's name is asked for within the category. */
export const isImplied = (terms: string, mark: string) =>
  alternativesIn(terms.replace(/^\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/, "$1")).includes(mark);

/** A phrase and the others that it stands with, each as a tsquery. */
export function alternativesOf(phrase: string, phrases: Phrases): string[] {
  return [...(phrases.get(phrase) ?? [phrase])].map(phraseSql);
}

/** The meanings of a phrase that come after all others. */
export const lastOf = (phrase: string, { last }: Meanings): string[] =>
  [...(last.get(phrase) ?? [])].map(phraseSql);

/** The meanings of the single words of a category's name; none for other phrases. */
export function wordsApart(phrase: string, { alike, names }: Meanings): string[] {
  const words = phrase.split(" ");
  if (words.length === 1 || !names.has(phrase)) return [];
  return [`(${words.map((word) => `(${alternativesOf(word, alike).join(" | ")})`).join(" & ")})`];
}
