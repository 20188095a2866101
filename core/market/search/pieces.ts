import { APOSTROPHES } from "#contract/apostrophes.ts";
import type { Token } from "./lookUpWords.ts";

/** A token of a word that may have been cut from it. */
interface CutToken extends Token {
  /** The uncut word, as a text of tsquery. */
  uncut?: string;
}

/** Words, and the tokens that they fall into. */
export interface Reading {
  words: readonly string[];
  tokens: readonly CutToken[];
}

/** A token with its own text. */
export interface Piece extends CutToken {
  text: string;
  /** The characters between it and the piece before it in the same word; null where it begins one. */
  before: string | null;
}

/** Apostrophes are parts of words. */
const RUN = new RegExp(`\\d+|[${APOSTROPHES}]*\\p{L}[\\p{L}\\p{M}${APOSTROPHES}]*`, "gu");
/** Endings of numbers, which no token is made of (2-х). */
const ENDING = /^(?:[хxhйy]|я|ya|но|no|та|ta|лик|lik)$/iu;

interface Run {
  text: string;
  start: number;
}

/** Where each token of a word stands in it; undefined where that can't be told. */
function runsOf(word: string, count: number): Run[] | undefined {
  const runs = [...word.matchAll(RUN)].map(({ 0: text, index: start }) => ({ text, start }));
  if (runs.length === count) return runs;
  const told = runs.filter(({ text }, at) => !(ENDING.test(text) && /^\d/.test(runs[at - 1]?.text ?? "")));
  return told.length === count ? told : undefined;
}

function piecesOfWord(word: string, tokens: readonly CutToken[]): Piece[] {
  const runs = runsOf(word, tokens.length);
  return tokens.map((token, at) => {
    const [run, last] = [runs?.[at], runs?.[at - 1]];
    const between = run && last ? word.slice(last.start + last.text.length, run.start) : " ";
    return { ...token, text: run?.text ?? token.normal, before: at === 0 ? null : between };
  });
}

/** Tokens with what each of them was made of. */
export function piecesOf({ words, tokens }: Reading): Piece[] {
  return words.flatMap((word, at) =>
    piecesOfWord(
      word,
      tokens.filter(({ place }) => place === at + 1),
    ),
  );
}

/** The typed text of pieces in a row. */
export function typedText(part: readonly Piece[], all: readonly Piece[], words: readonly string[]): string {
  const places = [...new Set(part.map(({ place }) => place))];
  const texts = places.map((place) => {
    const [own, whole] = [part, all].map((pieces) => pieces.filter((piece) => piece.place === place));
    if (own?.length === whole?.length) return words[place - 1] ?? "";
    return own?.map(({ text, before }, at) => (at === 0 ? text : `${before}${text}`)).join("");
  });
  return texts.join(" ");
}
