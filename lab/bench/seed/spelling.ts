import type { Random } from "#db/seeds/demo/random.ts";

/** Words in pairs, one after the other. */
function inPairs(words: string): [string, string][] {
  const all = words.trim().split(/\s+/);
  return all.flatMap((word, place): [string, string][] =>
    place % 2 === 0 ? [[word, all[place + 1] ?? ""]] : [],
  );
}

const pairs = inPairs("oʻ ў gʻ ғ sh ш ch ч yo ё yu ю ya я ye е ts ц");
const cyrillic = [..."абдефгҳижклмнопқрстувхйзъ"];
const letters = new Map(
  [..."abdefghijklmnopqrstuvxyzʼ"].map((letter, place) => [letter, cyrillic[place] ?? letter]),
);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function wordToCyrillic(word: string): string {
  const withPairs = pairs.reduce(
    (text, [latin, cyrillic]) =>
      text.replaceAll(latin, cyrillic).replaceAll(capital(latin), capital(cyrillic)),
    // A word begins with э where Latin has e.
    word.replace(/^e/, "э").replace(/^E/, "Э"),
  );
  return withPairs.replace(/[a-zʼ]/gi, (letter) => {
    const lower = letter.toLowerCase();
    const found = letters.get(lower) ?? letter;
    return lower === letter ? found : capital(found);
  });
}

/** Uzbek in Cyrillic letters; words with digits and those that the Russian text has in Latin letters, as brands, stay. */
export function toCyrillic(text: string, russian: string): string {
  const foreign = new Set(russian.match(/[A-Za-z]+/g));
  return text.replace(/[\p{L}\d'ʻʼ]+/gu, (word) =>
    /\d/.test(word) || foreign.has(word) ? word : wordToCyrillic(word),
  );
}

const brands = new Map(
  inPairs(`
  iPhone Айфон Samsung Самсунг Redmi Редми Xiaomi Сяоми Honor Хонор Lacetti Ласетти Chevrolet Шевроле Nexia Нексия
  Cobalt Кобальт Gentra Жентра Malibu Малибу LG ЭлДжи Artel Артель PlayStation Плейстейшн Toyota Тойота Hyundai Хюндай
  Kia Киа Nike Найк Bosch Бош Lenovo Леново Huawei Хуавей Spark Спарк Damas Дамас Tracker Трекер`),
);

/** Brands in Cyrillic letters, as one in four writes them. */
export function spellBrands(text: string): string {
  return text.replace(/[A-Za-z]+/g, (word) => brands.get(word) ?? word);
}

/** Apostrophes as people type them: few keyboards have the right ones. */
export function typedApostrophes(text: string, random: Random): string {
  const mark = random.weighted(["'", "ʻ", "`", "’", ""], (item) => (item === "'" ? 6 : 1));
  return text.replace(/[ʻʼ]/g, mark);
}

/** One slip of the fingers in a word of five letters or more, if there is one. */
export function misspell(text: string, random: Random): string {
  const words = [...text.matchAll(/\p{L}{5,}/gu)];
  if (words.length === 0) return text;
  const found = random.pick(words);
  const word = found[0];
  const at = random.int(1, word.length - 2);
  const typos = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + word.charAt(at) + word.slice(at),
    () => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ];
  return text.slice(0, found.index) + random.pick(typos)() + text.slice(found.index + word.length);
}
