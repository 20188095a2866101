/** Russian and Uzbek Cyrillic in the Latin letters Uzbek is written with; ё is typed as е, so both are e. */
const LATIN: Record<string, string> = {
  ...{
    а: "a",
    б: "b",
    в: "v",
    г: "g",
    ғ: "g",
    д: "d",
    е: "e",
    ё: "e",
    ж: "j",
    з: "z",
    и: "i",
    й: "y",
    к: "k",
  },
  ...{
    қ: "k",
    л: "l",
    м: "m",
    н: "n",
    о: "o",
    ў: "o",
    п: "p",
    р: "r",
    с: "s",
    т: "t",
    у: "u",
    ф: "f",
    х: "h",
  },
  ...{ ҳ: "h", ц: "ts", ч: "ch", ш: "sh", щ: "sh", ы: "i", э: "e", ю: "yu", я: "ya" },
  ...{ q: "k", x: "h", w: "v" },
};

/**
 * A name as it is compared while somebody filters a short list: capitals, script, apostrophes and signs no longer
 * count, and what people write now with one letter, now with another (x and х, q and к, kh and х, дж and ж) is one. A few lines
 * are enough here, as every name stands in the list in Russian and in Uzbek; search itself folds on the server.
 */
export function foldName(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/дж/g, "ж")
    .replace(/[а-яёўқғҳqxw]/g, (letter) => LATIN[letter] ?? "")
    .normalize("NFD")
    .replace(/[\u0300-\u036f'ʻʼ‘’`´′]/g, "")
    .replace(/kh/g, "h")
    .replace(/dj/g, "j")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
