import { APOSTROPHES } from "#contract/apostrophes.ts";
import { alikeLetters } from "#contract/oneScript.ts";
import type { Surface } from "./lookUpWords.ts";
import { type Piece, piecesOf, type Reading } from "./pieces.ts";
import type { Slot } from "./slot.ts";
import { quote } from "./termSql.ts";
import { withoutEnding } from "./typoEdits.ts";

/** How words are written that their stems don't tell from others (мишка, мышка). */
export interface Letters {
  /** Regular expressions, of PostgreSQL and JavaScript, for a text that has each of the words. */
  patterns: string[];
  /** About which share of what has the stems is written so. */
  share: number;
}

/** How a letter is written in its own script, and how in the other. */
type Forms = readonly [own: string, other: string];

const MARK = `[${APOSTROPHES}]`;
const FROM_CYRILLIC: Readonly<Record<string, Forms>> = {
  а: ["а", "a"],
  б: ["б", "b"],
  в: ["в", "[vw]"],
  г: ["г", `g(?!${MARK})`],
  д: ["д", "d"],
  е: ["[её]", "y?[eo]"],
  ё: ["[её]", "y?[eo]"],
  дж: ["д?ж", "(?:d?j|zh)"],
  ж: ["д?ж", "(?:d?j|zh)"],
  з: ["з", "z"],
  и: ["и", "[iy]"],
  й: ["й", "[yij]"],
  к: ["к", "[kc]"],
  қ: ["қ", "q"],
  л: ["л", "l"],
  м: ["м", "m"],
  н: ["н", "n"],
  о: ["о", `o(?!${MARK})`],
  п: ["п", "p"],
  р: ["р", "r"],
  с: ["с", "[sc]"],
  т: ["т", "t"],
  у: ["у", "u"],
  ф: ["ф", "f"],
  х: ["[хҳ]", "(?:kh|[hx])"],
  ҳ: ["[хҳ]", "(?:kh|[hx])"],
  ц: ["ц", "(?:ts|[sc])"],
  ч: ["ч", "ch"],
  ш: ["ш", "sh"],
  щ: ["щ", "sh(?:ch)?"],
  ы: ["ы", "[iy]"],
  э: ["э", "e"],
  ю: ["ю", "[yi]?u"],
  я: ["я", "[yi]?a"],
  ў: ["ў", "o"],
  ғ: ["ғ", "g"],
};
const FROM_LATIN: Readonly<Record<string, Forms>> = {
  shch: ["shch", "щ"],
  sh: ["sh", "[шщ]"],
  ch: ["ch", "ч"],
  zh: ["(?:zh|j)", "д?ж"],
  ts: ["ts", "(?:ц|тс)"],
  kh: ["(?:kh|[hx])", "[хҳ]"],
  yo: ["yo", "(?:[её]|йо)"],
  ye: ["y?e", "[еэ]"],
  yu: ["yu", "ю"],
  ya: ["ya", "я"],
  dj: ["(?:d?j|zh)", "д?ж"],
  a: ["a", "а"],
  b: ["b", "б"],
  c: ["[ck]", "[кцс]"],
  d: ["d", "д"],
  e: ["y?e", "[еёэ]"],
  f: ["f", "ф"],
  g: ["g", "[гғ]"],
  h: ["(?:kh|[hx])", "[хҳ]"],
  i: ["i", "[иый]"],
  j: ["(?:d?j|zh)", "д?ж"],
  k: ["[kc]", "к"],
  l: ["l", "л"],
  m: ["m", "м"],
  n: ["n", "н"],
  o: ["o", "[оў]"],
  p: ["p", "п"],
  q: ["q", "қ"],
  r: ["r", "р"],
  s: ["s", "[сц]"],
  t: ["t", "т"],
  u: ["u", "у"],
  v: ["[vw]", "в"],
  w: ["[vw]", "в"],
  x: ["(?:kh|[hx])", "[хҳ]"],
  y: ["y", "[йыи]"],
  z: ["z", "з"],
  oʻ: ["o", "ў"],
  gʻ: ["g", "ғ"],
};

const LATIN = /shch|sh|ch|zh|kh|ts|dj|y[oeua]|[og]ʻ|./gu;
const CYRILLIC = /дж|./gu;
const MARKS = new RegExp(MARK, "g");

const BEHIND_LATIN = `(?<=[a-z${APOSTROPHES}])`;
const BEHIND_CYRILLIC = "(?<=[а-яёўқғҳ])";
const NO_LETTER = "(?:$|[^a-zа-яёўқғҳ])";
/** Consonants behind which words in -а have ы, not и. */
const HARD = /[бвдзлмнпрстф]$/;

/** By an ending behind these, what isn't one of the same word (веста, вести; тест, тесто; тесто, тест). */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  "": [`о${NO_LETTER}`],
  а: [`и${NO_LETTER}`],
  и: [`а${NO_LETTER}`],
  о: [NO_LETTER],
};

/** The letters that may follow a stem, where only an ending tells words apart. */
function tailOf(bare: string, ending: string): string {
  if (bare.endsWith("ь")) return `(?:[ьиюяеё]|${BEHIND_LATIN})`;
  const others = [
    ...(/^(?:$|[аоуы])/.test(ending) ? ["ь"] : []),
    ...(HARD.test(bare) ? (OTHERS[ending] ?? []) : []),
    // A doubled letter is another one.
    ...(/[^аеёиоуыэюя]$/.exec(bare) ?? []),
  ];
  return others.length > 0 ? `(?!${others.join("|")})` : "";
}

const anyCase = (source: string) =>
  source.replaceAll(/\[(\^?)([^\]]*)\]|\p{Ll}/gu, (one, not: string | undefined, set: string | undefined) =>
    set === undefined ? `[${one}${one.toUpperCase()}]` : `[${not}${set}${set.toUpperCase()}]`,
  );

/** How long a beginning two texts have in common. */
function commonLength(one: string, other: string): number {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return at === -1 ? one.length : at;
}

function letterOfCyrillic(letter: string, before: string | undefined): string | undefined {
  if (letter === "ь") return `(?:ь|${BEHIND_LATIN})`;
  if (letter === "ъ" || letter === "ʻ") return `(?:[ъь]|${MARK})?`;
  const [own, other] = FROM_CYRILLIC[letter] ?? [];
  if (own === undefined || other === undefined) return undefined;
  if (letter === before) return `(?:${own}|${BEHIND_LATIN}(?:${other})?)`;
  return `(?:${own}|(?:${other}){1,2}${/[ог]/.test(letter) ? "" : `${MARK}?`})`;
}

function letterOfLatin(letter: string, before: string | undefined): string | undefined {
  if (letter === "ʻ") return `(?:[ъь]|${MARK})?`;
  const [own, other] = FROM_LATIN[letter] ?? [];
  if (own === undefined || other === undefined) return undefined;
  if (letter === before) return `(?:${own}|${BEHIND_CYRILLIC}(?:${other})?)`;
  return `(?:${own}${MARK}?|(?:${other}){1,2}[ъь]?)`;
}

/** A word as it is typed, its normal form and its stem. */
interface Typed {
  text: string;
  normal: string;
  stem: string;
}

/**
 * The words that are written with the letters of a typed one up to its stem's end, in either script, as a regular
 * expression of PostgreSQL and JavaScript; undefined for letters of other alphabets. Latin letters, in which people leave
 * apostrophes out and write Russian as it sounds, are taken for all in Cyrillic that they may stand for.
 */
export function writtenAs({ text, normal, stem }: Typed): string | undefined {
  const typed = text.toLowerCase().replaceAll(MARKS, "ʻ");
  const isCyrillic = /[а-яёўқғҳ]/.test(typed);
  const bare = withoutEnding(typed, normal.slice(commonLength(normal, stem)));
  const told = isCyrillic ? bare.replace(/ь$/, "") : bare;
  const letters: string[] = told.match(isCyrillic ? CYRILLIC : LATIN) ?? [];
  const patternOf = isCyrillic ? letterOfCyrillic : letterOfLatin;
  const parts = letters.map((letter, at) => patternOf(letter, letters[at - 1]));
  if (parts.includes(undefined)) return undefined;
  const tail = isCyrillic ? tailOf(bare, typed.slice(bare.length)) : "";
  return anyCase(`(?:^|[^a-zа-яёўқғҳ])${parts.join("")}${tail}`);
}

/** A regular expression, of PostgreSQL and JavaScript, for texts with this very word by the look of its letters. */
export const writtenJust = (word: string): string =>
  anyCase(
    `(?:^|[^a-zа-яёўқғҳ])${[...word.toLowerCase()].map((letter) => `[${alikeLetters(letter).join("")}]`).join("")}${NO_LETTER}`,
  );

const sumOf = (surfaces: readonly Surface[]) => surfaces.reduce((sum, { listings }) => sum + listings, 0);

/** How one word is written, where some listings have it so and others a look-alike that is no chance typo. */
function lettersOfWord(piece: Piece): { pattern: string; share: number } | undefined {
  const { surfaces, leastKnown } = piece;
  const pattern = surfaces.length > 1 ? writtenAs(piece) : undefined;
  if (pattern === undefined) return undefined;
  const isSo = new RegExp(pattern, "u");
  const [same, others] = [true, false].map((is) =>
    surfaces.filter(({ surface }) => isSo.test(surface) === is),
  );
  if (!same?.length || !others?.some(({ listings }) => listings >= leastKnown)) return undefined;
  return { pattern, share: sumOf(same) / sumOf(surfaces) };
}

/**
 * How the words of a query are written that listings have look-alikes of; undefined where there are none. A name that is
 * spelt in several ways, or is also a place, has no letters of its own.
 */
export function lettersOf(typed: Reading, slots: readonly Slot[]): Letters | undefined {
  const pieces = piecesOf(typed);
  let at = 0;
  const told = slots.flatMap(({ exact, length }) => {
    const piece = pieces[at];
    at += length;
    const isWord = piece && length === 1 && exact.length === 1 && exact[0] === quote(piece.stem);
    const letters = isWord ? lettersOfWord(piece) : undefined;
    return letters ? [letters] : [];
  });
  if (told.length === 0) return undefined;
  return {
    patterns: told.map(({ pattern }) => pattern),
    share: Math.min(...told.map(({ share }) => share)),
  };
}
