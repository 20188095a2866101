import { foldLetters } from "#contract/foldLetters.ts";

/** Letters that look like those of the other alphabet; capitals where only these do. */
const LATIN = "acekmoptxyiABCEHKMOPTXYI";
const CYRILLIC = "асекмортхуіАВСЕНКМОРТХУІ";

const toCyrillic = new Map([...LATIN].map((letter, place) => [letter, CYRILLIC[place] ?? letter]));
const toLatin = new Map([...CYRILLIC].map((letter, place) => [letter, LATIN[place] ?? letter]));
// In a Cyrillic word it is heard, as there is no key for ҳ.
toCyrillic.delete("H");

const isLatin = (letter: string) => /\p{Script=Latin}/u.test(letter);
const isCyrillic = (letter: string) => /\p{Script=Cyrillic}/u.test(letter);

/** Letters in one script, by their look; of words that can be in both, in that of most letters. */
function toOneScript(letters: string): string {
  const all = [...letters];
  const [latin, cyrillic] = [all.filter(isLatin), all.filter(isCyrillic)];
  if (latin.length === 0 || cyrillic.length === 0) return letters;
  const canBeLatin = cyrillic.every((letter) => toLatin.has(letter));
  const canBeCyrillic = latin.every((letter) => toCyrillic.has(letter));
  if (!canBeLatin && !canBeCyrillic) return letters;
  const keys = canBeLatin && (!canBeCyrillic || latin.length >= cyrillic.length) ? toLatin : toCyrillic;
  return all.map((letter) => keys.get(letter) ?? letter).join("");
}

/**
 * What people see, in the letters and digits that listings are written in: wide ones and those of other fonts are plain
 * ones, and letters within a word that only look like those of its script (iрhоnе) are these.
 */
export function plainLetters(text: string): string {
  return foldLetters(text)
    .replace(/[\p{L}\p{Nd}]+/gu, (run) => run.normalize("NFKC"))
    .replace(/\p{L}+/gu, toOneScript);
}
