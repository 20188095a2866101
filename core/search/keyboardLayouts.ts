const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = "ёйцукенгшщзхъфывапролджэячсмитьбю";

const toCyrillic = new Map([...LATIN].map((key, place) => [key, CYRILLIC[place] ?? key]));
const toLatin = new Map([...CYRILLIC].map((key, place) => [key, LATIN[place] ?? key]));

/** What a word would be had the other of the two keyboard layouts been on; null when it wasn't typed in one of them. */
export function swapLayout(word: string): string | null {
  const lower = word.toLowerCase();
  const keys = /[а-яё]/.test(lower) ? toLatin : toCyrillic;
  if (/\p{L}/u.test([...lower].filter((key) => !keys.has(key)).join(""))) return null;
  const swapped = [...lower].map((key) => keys.get(key) ?? key).join("");
  return swapped === lower ? null : swapped;
}

/** Fewest letters of a word in the other layout that may be meant by what looks like a word itself. */
export const SWAPPED_LEAST = 4;

/** Whether something typed can be a word: keys within it are letters, it begins like a word, and vowels part it. */
export function isPlausible(word: string): boolean {
  const lower = word.toLowerCase();
  if (!/^[\p{L}\d'’ʻʼ`‘-]+$/u.test(lower) || /^[ьъы'`]/.test(lower)) return false;
  return (
    /[aeiouyаеёиоуыэюяў]/.test(lower) &&
    !/[bcdfghjklmnpqrstvwxz]{4}|[бвгджзйклмнпрстфхцчшщ]{4}|[аоуыэ]ь/.test(lower)
  );
}
