import { cutText } from "#contract/cutText.ts";
import { marks, WORD_MAX } from "./describeForSearch.ts";
import { beginnings, exactForm, foldings, wordsOf } from "./searchNormal.ts";
import { wholeWords } from "./wholeWords.ts";

/** Words that say nothing about a thing. */
const emptyWords = wordsOf(
  `a an and or the for with of in on at to by from is it this that my me our your you her his we i
   buy price online cheap best new shop order may can
   ka kaa ki kee ke ko se mein mai me hai hain ho par pe bhi har to ya na aur liye wala wali wale
   kharidna kharide chahiye sasta saste sasti naya
   का की के को से में है हैं हो पर पे भी हर तो या न ना और लिए लिये वाला वाली वाले चाहिए सस्ता सस्ते सस्ती नया`,
);
const empty: ReadonlySet<string> = new Set(emptyWords.map(exactForm));

/** The fewest letters of a sound that few other words have. */
const TELLING = 3;
const isTelling = (form: string) => form.length >= TELLING || /\d/.test(form);

/** How those sound that aren't also the sound of half a dozen other words. */
const emptySounds: ReadonlySet<string> = new Set(emptyWords.flatMap(foldings).filter(isTelling));
const isEmpty = (word: string) =>
  empty.has(exactForm(word)) || foldings(word).some((form) => emptySounds.has(form));

const WORDS_MAX = 12;

/** A word that is looked for: as it is written, and how it may sound, where that tells enough. */
export interface Wanted {
  written: string;
  forms: readonly string[];
  /** The sounds that a word typed in part may begin. */
  beginnings?: readonly string[];
  /** Whether it is a word of its own, whatever it looks like. */
  isWhole: boolean;
  /** The word says what the thing is for, or goes with. */
  isAside: boolean;
}

/** The words of a query that are looked for; those that say nothing only where there are no others. */
export function wantedOf(query: string): Wanted[] {
  const words = wordsOf(query).map((word) => cutText(word, WORD_MAX));
  const telling = words.filter((word) => !isEmpty(word));
  const wanted = [...new Set(telling.length > 0 ? telling : words)].slice(0, WORDS_MAX);
  const before = words.findIndex((word) => BEFORE_ASIDE.has(word));
  const behind = words.findIndex((word) => BEHIND_ASIDE.has(word));
  const isAside = (word: string) =>
    (before >= 0 && words.indexOf(word) > before) || words.indexOf(word) < behind;
  return wanted.map((word, place) => ({
    ...wantedWord(word, place === wanted.length - 1 && telling.length > 0, wanted.length === 1),
    isAside: isAside(word),
  }));
}

/** Words before the purpose of a thing, or what it goes with, in English. In Hindi they come behind it. */
const BEFORE_ASIDE = new Set(["for", "with", "in"]);
const BEHIND_ASIDE = new Set(["liye", "liy", "लिए", "लिये"]);

/** A word and how it sounds: what is short sounds like many others, and so does a word of its own that stands alone. */
function wantedWord(word: string, isLast: boolean, isAlone = false): Wanted {
  const written = exactForm(word);
  const isWhole = [written, otherNumber(written)].some((one) => wholeWords.has(one));
  const forms = foldings(word).filter((form) => isTelling(form) && !emptySounds.has(form));
  const wanted = { written, forms: isWhole && isAlone ? [] : forms, isWhole, isAside: false };
  return isLast && !isWhole ? { ...wanted, beginnings: beginnings(word) } : wanted;
}

/** The same words with two neighbours written together, in every way. */
export const joinedWords = (words: readonly Wanted[]): Wanted[][] =>
  words.slice(1).map((word, place) => {
    const together = wantedWord(`${words[place]?.written ?? ""}${word.written}`, place + 2 === words.length);
    return [...words.slice(0, place), together, ...words.slice(place + 2)];
  });

/**
 * Queries of products in the order in which their finds come, the closest first; what is named so is said so, too. Empty
 * ones find nothing.
 */
export interface Tiers {
  written: string;
  named: string;
  said: string;
  /** Where only what these categories have is found of the last. */
  categories?: readonly number[];
}

const term = (mark: string, form: string) => `'${mark}${form}'`;
const start = (mark: string, form: string) => `${term(mark, form)}:*`;
const anyOf = (terms: readonly string[]) =>
  terms.length === 1 ? (terms[0] ?? "") : `(${terms.join(" | ")})`;
const allOf = (words: readonly Wanted[], make: (wanted: Wanted) => string) => words.map(make).join(" & ");

/** Consonants behind which English has "es" for many. */
const HISSING = "(?:s|x|z|ch|sh)";

/** One thing of many, or the other way round. */
function otherNumber(written: string): string {
  if (/[^aeiou]ies$/.test(written)) return written.replace(/ies$/, "y");
  if (new RegExp(`${HISSING}es$`).test(written)) return written.slice(0, -2);
  if (/[^s]s$/.test(written)) return written.slice(0, -1);
  if (/[^aeiou]y$/.test(written)) return written.replace(/y$/, "ies");
  return `${written}${new RegExp(`${HISSING}$`).test(written) ? "es" : "s"}`;
}

/** One thing and many. */
const numbersOf = (written: string) =>
  /^[a-z]{3,}$/.test(written) ? [written, otherNumber(written)] : [written];

const writtenTerm = ({ written }: Wanted) => anyOf(numbersOf(written).map((one) => term(marks.written, one)));

const soundingTerm = (mark: string) => (wanted: Wanted) =>
  anyOf([...wanted.forms.map((form) => term(mark, form)), writtenTerm(wanted)]);

/** Titles that have all of the words, as they are written, or as they sound where that tells enough. */
export function titleTerms(words: readonly Wanted[]): Tiers {
  const named = allOf(words, soundingTerm(marks.named));
  return { written: allOf(words, writtenTerm), named, said: named };
}

/** Letters of the shortest beginning that tells of a word of a title; of one of any text, and the sounds that one has. */
const BEGINNING = 3;
const BEGINNING_SAID = 5;
const BEGINNING_SOUNDS = 4;

function begun(words: readonly Wanted[], last: string[], mark: string): string {
  const others = words.slice(0, -1);
  return last.length === 0 ? "" : [...others.map(soundingTerm(mark)), anyOf(last)].join(" & ");
}

function begunAsWritten(words: readonly Wanted[], least: number): string {
  const { written = "", beginnings } = words.at(-1) ?? {};
  const isBegun = beginnings !== undefined && [...written].length >= least;
  return begun(words, isBegun ? [start(marks.written, written)] : [], marks.named);
}

/**
 * Titles that have words that sound like all of them, and then those in which the last is begun as it is written; those
 * that only share short sounds come with what `textTerms` finds.
 */
export function soundTerms(words: readonly Wanted[]): Tiers {
  const named = begunAsWritten(words, BEGINNING);
  return { written: allOf(words, soundingTerm(marks.named)), named, said: named };
}

/** Titles that have what sounds like all of the words, however short, and then what says them anywhere. */
export function textTerms(words: readonly Wanted[]): Tiers {
  const said = allOf(words, soundingTerm(marks.said));
  return { written: allOf(words, soundingTerm(marks.named)), named: said, said };
}

const either = (...queries: string[]) =>
  queries
    .filter(Boolean)
    .map((one) => `(${one})`)
    .join(" | ");

/** The same, and then what else of these categories says the words. */
export const withCategories = (
  tiers: Tiers,
  words: readonly Wanted[],
  categories: readonly number[],
): Tiers =>
  categories.length === 0
    ? tiers
    : {
        ...tiers,
        categories,
        said: either(tiers.named, allOf(words, soundingTerm(marks.said))),
      };

/** Titles with what the last word may be the beginning of, by few letters or its sound; then texts. */
export function prefixTerms(words: readonly Wanted[]): Tiers {
  const { written = "", beginnings = [] } = words.at(-1) ?? {};
  const sounds = beginnings.filter((form) => form.length >= BEGINNING_SOUNDS);
  const isSaid = written.length >= BEGINNING_SAID;
  const inTexts = isSaid ? sounds : [];
  const startsOf = (mark: string, forms: readonly string[]) => forms.map((form) => start(mark, form));
  const asWritten = begunAsWritten(words, 2);
  const named = begun(words, startsOf(marks.named, sounds), marks.named);
  const said = begun(words, startsOf(marks.said, inTexts), marks.said);
  return {
    written: either(asWritten, named),
    named: said,
    said,
  };
}

/** Letters of the shortest word that may have two of them swapped: else it is another word. */
const SHORTEST_SWAPPED = 4;

/** A word with two neighbouring letters swapped, in every way, of one thing and of many. */
function swaps(written: string): string[] {
  if (written.length < SHORTEST_SWAPPED || !/^[a-z]+$/.test(written)) return [];
  const swapped = [...written]
    .slice(1)
    .map((letter, at) => written.slice(0, at) + letter + written[at] + written.slice(at + 2))
    .filter((other) => other !== written);
  return swapped.flatMap(numbersOf);
}

/** The tsquery of titles with all of the words, in one of which two letters have changed places; undefined without any. */
export function swappedQuery(words: readonly Wanted[]): string | undefined {
  const ways = words.flatMap((word) => {
    const swapped = swaps(word.written).map((other) => term(marks.written, other));
    if (swapped.length === 0) return [];
    const others = words.filter((other) => other !== word).map(soundingTerm(marks.named));
    return [[`(${swapped.join(" | ")})`, ...others].join(" & ")];
  });
  return ways.length > 0 ? ways.map((way) => `(${way})`).join(" | ") : undefined;
}
