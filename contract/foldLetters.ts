import { plainApostrophes } from "./apostrophes.ts";

/** Drawn as nothing: soft hyphens, zero widths, marks of direction. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Accents that no letter of ours has: the breve of й and ў and the dots of ё are part of these by then. */
const ACCENTS = /[\u0300-\u036f]/g;
/** Letters of the newer Uzbek alphabets, as they are mostly typed. */
const NEWER: Readonly<Record<string, string>> = {
  ş: "sh",
  Ş: "Sh",
  ç: "ch",
  Ç: "Ch",
  ğ: "g'",
  Ğ: "G'",
  ö: "o'",
  Ö: "O'",
  ŏ: "o'",
  Ŏ: "O'",
  ǵ: "g'",
  Ǵ: "G'",
};

/**
 * Words in the letters and signs that most people type them with, so that what looks or is meant alike is alike: accents
 * and what nobody sees are gone, apostrophes are straight, ş, ç, ğ and ö are sh, ch, g' and o'. Search folds stored words
 * in the same way in SQL (`search_normal`).
 */
export const foldLetters = (text: string): string =>
  plainApostrophes(text.replace(UNSEEN, "").normalize("NFC"))
    .replace(ACCENTS, "")
    .replace(/[şçğöŏǵ]/giu, (letter) => NEWER[letter] ?? letter);
