import { plainApostrophes } from "./apostrophes.ts";
import { plainFonts } from "./plainFonts.ts";

/** Drawn as nothing: soft hyphens, zero widths, marks of direction. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Accents of all kinds, which no script owns, and those of old Cyrillic. */
const ACCENTS = /\p{Script=Inherited}|(?=\p{Script=Cyrillic})\p{M}/gu;
/** The breve of й and ў and the dots of ё are part of them. */
const OTHERS = /[^\p{ASCII}йёўЙЁЎ]+/gu;
/** Letters of the newer Uzbek alphabets, as they are mostly typed. */
const NEWER: readonly (readonly [letters: string, asTyped: string])[] = [
  ["şș", "sh"],
  ["ŞȘ", "Sh"],
  ["ç", "ch"],
  ["Ç", "Ch"],
  ["ğǵḡĝ", "g'"],
  ["ĞǴḠĜ", "G'"],
  ["öóõōŏ", "o'"],
  ["ÖÓÕŌŎ", "O'"],
];
const newer = new Map(
  NEWER.flatMap(([letters, asTyped]) => [...letters].map((letter) => [letter, asTyped] as const)),
);

/**
 * Words in the letters and signs that most people type them with, so that what looks or is meant alike is alike: accents
 * and what nobody sees are gone, letters of other fonts are plain, apostrophes are straight, ş, ç, ğ and ö are sh, ch, g' and o'. Search folds stored words
 * in the same way in SQL (`search_normal`).
 */
export const foldLetters = (text: string): string =>
  plainApostrophes(plainFonts(text.replace(UNSEEN, "")))
    .replace(OTHERS, (run) => Array.from(run, (letter) => newer.get(letter) ?? letter).join(""))
    .replace(OTHERS, (run) => run.normalize("NFD").replace(ACCENTS, "").normalize("NFC"));
