/** Letters that look like those of the other alphabet; capitals where only these do. */
const LATIN = "acekmoptxyiABCEHKMOPTXYI";
const CYRILLIC = "асекмортхуіАВСЕНКМОРТХУІ";

const toCyrillic = new Map([...LATIN].map((letter, place) => [letter, CYRILLIC[place] ?? letter]));
const toLatin = new Map([...CYRILLIC].map((letter, place) => [letter, LATIN[place] ?? letter]));
// In a Cyrillic word it is heard, as there is no key for ҳ.
toCyrillic.delete("H");

/** Letters of both alphabets that look like this one, itself among them. */
export const alikeLetters = (letter: string): string[] =>
  [letter, toCyrillic.get(letter), toLatin.get(letter)].filter((one) => one !== undefined);

const isLatin = (letter: string) => /\p{Script=Latin}/u.test(letter);
const isCyrillic = (letter: string) => /\p{Script=Cyrillic}/u.test(letter);

function inOneScript(word: string): string {
  const all = [...word];
  const [latin, cyrillic] = [all.filter(isLatin), all.filter(isCyrillic)];
  if (latin.length === 0 || cyrillic.length === 0) return word;
  const canBeLatin = cyrillic.every((letter) => toLatin.has(letter));
  const canBeCyrillic = latin.every((letter) => toCyrillic.has(letter));
  if (!canBeLatin && !canBeCyrillic) return word;
  const keys = canBeLatin && (!canBeCyrillic || latin.length >= cyrillic.length) ? toLatin : toCyrillic;
  return all.map((letter) => keys.get(letter) ?? letter).join("");
}

/**
 * A text whose words are in one script each, by their look (iрhоnе, cум): those that can be in both are in that of most
 * of their letters. Where its letters stand doesn't change.
 */
export const oneScript = (text: string): string => text.replace(/\p{L}+/gu, inOneScript);
