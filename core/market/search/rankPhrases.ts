import { z } from "zod";
import { APOSTROPHES } from "#contract/apostrophes.ts";
import type { Language } from "#contract/languages.ts";
import { latinLetters } from "#contract/latinLetters.ts";
import { maybe, number, type RowOf, text } from "#db/rows.ts";
import { phraseLanguages } from "./phrasesOfNames.ts";

/** A phrase that may be suggested. */
export const rankedPhraseRow = {
  stems: text,
  cyrillic: maybe(text),
  latin: maybe(text),
  language: maybe(z.enum(phraseLanguages)),
  weight: number,
  categoryId: maybe(number),
};

type RankedPhrase = RowOf<typeof rankedPhraseRow>;

/** The typed text, and the language of the app where it is known. */
export interface Typed {
  text: string;
  language: Language | undefined;
}

/** A phrase in the other language must be this many times as usual to come first. */
const OTHER_LANGUAGE = 5;

const LETTERS = /\p{L}/u;
const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);

/** Whether to answer in Cyrillic letters: as it is typed; by the language where no letter is. */
export const wantsCyrillic = ({ text, language }: Typed): boolean =>
  LETTERS.test(text) ? isCyrillic(text) : language !== "uz";

/** How a phrase is shown to who types so. */
export function formFor({ cyrillic, latin }: RankedPhrase, typed: Typed): string | null {
  return wantsCyrillic(typed) ? (cyrillic ?? latin) : (latin ?? cyrillic);
}

const UNHEARD = new RegExp(`[${APOSTROPHES}ъь]`, "gu");
const LATIN: Readonly<Record<string, string>> = { ...latinLetters, x: "h" };
/** Letters that many keyboards lack, as they are typed instead. */
const INSTEAD: Readonly<Record<string, string>> = { ...LATIN, ў: "u", қ: "k", q: "k" };

const written = (text: string, letters: Readonly<Record<string, string>>) =>
  [...text.toLowerCase().replaceAll(UNHEARD, "")].map((letter) => letters[letter] ?? letter).join("");

/**
 * Whether a phrase begins with the very letters that are typed, in either script: the normal form takes қ for к, q for k.
 * к may stand for қ, on a keyboard without it; k, beside q, doesn't.
 */
function beginsSo(form: string | null, text: string): boolean {
  if (form === null) return false;
  const begun = written(text, LATIN);
  if (written(form, LATIN).startsWith(begun)) return true;
  return isCyrillic(text) && !/[ўқғҳ]/u.test(text) && written(form, INSTEAD).startsWith(begun);
}

/** The same words in any order and form are one. */
const meaningOf = ({ stems }: RankedPhrase) => stems.split(" ").sort().join(" ");

/**
 * Phrases that say different things, best first: those with the letters that are typed, then those known in that script
 * (others are of the other language, or brands), then by how usual they are in the person's language. `phrases` come with
 * the most usual first.
 */
export function rankPhrases(phrases: readonly RankedPhrase[], typed: Typed): RankedPhrase[] {
  const different = new Map<string, RankedPhrase>();
  for (const phrase of phrases) {
    if (!different.has(meaningOf(phrase))) different.set(meaningOf(phrase), phrase);
  }
  const { language } = typed;
  const isKnown = language === "ru" || language === "uz";
  const isOther = (phrase: RankedPhrase) =>
    isKnown && phrase.language !== null && phrase.language !== language;
  const ranked = [...different.values()].map((phrase) => ({
    phrase,
    letters: Number(beginsSo(formFor(phrase, typed), typed.text)),
    script: Number((wantsCyrillic(typed) ? phrase.cyrillic : phrase.latin) !== null),
    weight: isOther(phrase) ? phrase.weight / OTHER_LANGUAGE : phrase.weight,
  }));
  return ranked
    .sort((a, b) => b.letters - a.letters || b.script - a.script || b.weight - a.weight)
    .map(({ phrase }) => phrase);
}
