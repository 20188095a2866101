import { plainApostrophes } from "#contract/apostrophes.ts";

interface Piece {
  text: string;
  isTyped: boolean;
}

/** Text with what people don't tell apart made one, sign by sign, so that places in it are places in the text. */
const fold = (text: string) => plainApostrophes(text.toLowerCase()).replaceAll("ё", "е");

/** A text in pieces: what was typed of it, word by word from each word's beginning, and the rest. */
export function splitTyped(text: string, typed: string): Piece[] {
  const folded = fold(text);
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  // Letters that become two in lower case would move all places behind them.
  if (folded.length !== text.length) return [{ text, isTyped: false }];

  const pieces: Piece[] = [];
  const add = (piece: string, isTyped: boolean) => {
    const last = pieces.at(-1);
    if (last && last.isTyped === isTyped) last.text += piece;
    else if (piece) pieces.push({ text: piece, isTyped });
  };
  for (const { 0: word, index } of folded.matchAll(/\S+|\s+/g)) {
    const begun = wanted.filter((one) => word.startsWith(one)).map((one) => one.length);
    const length = Math.max(0, ...begun);
    add(text.slice(index, index + length), true);
    add(text.slice(index + length, index + word.length), false);
  }
  return pieces;
}
