import { cutText } from "#contract/cutText.ts";
import { marks, WORD_MAX } from "./describeForSearch.ts";
import { beginnings, exactForm, foldings, wordsOf } from "./searchNormal.ts";

/** Words that say nothing about a thing, as they sound. */
const empty = new Set(
  wordsOf(
    `a an and the for with of in on at to my me buy price online cheap best new shop order
     ka ki ke ko se mein hai liye wala wali wale aur kharidna kharide chahiye sasta saste sasti naya
     का की के को से में है लिए वाला वाली वाले और चाहिए सस्ता सस्ते नया`,
  ).flatMap(foldings),
);

const WORDS_MAX = 12;

/** A word that is looked for: as it is written, and how it or what it begins may sound. */
export interface Wanted {
  written: string;
  forms: readonly string[];
  /** Of a word that may be typed in part. */
  beginnings?: readonly string[];
}

/** The words of a query that are looked for; those that say nothing only where there are no others. */
export function wantedOf(query: string): Wanted[] {
  const words = wordsOf(query).map((word) => cutText(word, WORD_MAX));
  const telling = words.filter((word) => !foldings(word).some((form) => empty.has(form)));
  const wanted = [...new Set(telling.length > 0 ? telling : words)].slice(0, WORDS_MAX);
  return wanted.map((word, place) => wantedWord(word, place === wanted.length - 1));
}

function wantedWord(word: string, isLast: boolean): Wanted {
  const wanted = { written: exactForm(word), forms: foldings(word) };
  return isLast ? { ...wanted, beginnings: beginnings(word) } : wanted;
}

/** The same words with two neighbours written together, in every way. */
export const joinedWords = (words: readonly Wanted[]): Wanted[][] =>
  words.slice(1).map((word, place) => {
    const together = wantedWord(`${words[place]?.written ?? ""}${word.written}`, place + 2 === words.length);
    return [...words.slice(0, place), together, ...words.slice(place + 2)];
  });

/** Queries of products in the order in which their finds come, the closest first. Each finds what those before it find. */
export interface Tiers {
  written: string;
  named: string;
  said: string;
}

const term = (mark: string, form: string) => `'${mark}${form}'`;
const start = (mark: string, form: string) => `${term(mark, form)}:*`;

function writtenTerm({ written, beginnings }: Wanted): string {
  return beginnings ? start(marks.written, written) : term(marks.written, written);
}

const soundingTerm = (mark: string) => (wanted: Wanted) => {
  const { forms, beginnings = [] } = wanted;
  const isBegun = (form: string) => beginnings.some((beginning) => form.startsWith(beginning));
  const terms = [
    ...forms.filter((form) => !isBegun(form)).map((form) => term(mark, form)),
    ...beginnings.map((form) => start(mark, form)),
    // Of several words some may only be written so.
    writtenTerm(wanted),
  ];
  return `(${terms.join(" | ")})`;
};

/** The tsqueries that find products with all of the words. */
export function tiersOf(words: readonly Wanted[]): Tiers {
  const all = (make: (wanted: Wanted) => string) => words.map(make).join(" & ");
  return {
    written: all(writtenTerm),
    named: all(soundingTerm(marks.named)),
    said: all(soundingTerm(marks.said)),
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
  return swapped.flatMap((other) => [other, other.endsWith("s") ? other.slice(0, -1) : `${other}s`]);
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
