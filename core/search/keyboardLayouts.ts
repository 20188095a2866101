const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = "ёйцукенгшщзхъфывапролджэячсмитьбю";

const toCyrillic = new Map([...LATIN].map((key, place) => [key, CYRILLIC[place] ?? key]));
const toLatin = new Map([...CYRILLIC].map((key, place) => [key, LATIN[place] ?? key]));

/** What a word would be had the other of the two keyboard layouts been on; null when no key of it differs. */
export function swapLayout(word: string): string | null {
  const lower = word.toLowerCase();
  const keys = /[а-яё]/.test(lower) ? toLatin : toCyrillic;
  const swapped = [...lower].map((key) => keys.get(key) ?? key).join("");
  return swapped === lower ? null : swapped;
}
