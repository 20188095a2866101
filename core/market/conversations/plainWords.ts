import { plainApostrophes } from "#contract/apostrophes.ts";
import { plainDigits } from "#contract/plainDigits.ts";
import { spokenDigits } from "./spokenDigits.ts";

/** Characters that are invisible, or turn the direction of the text around them. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Strokes and dots upon letters, but those of й, ё and ў and the signs of Hindi. */
const MARKS = /(?<![ИиЕеУу])[\u0306\u0308]|(?![\u0306\u0308\u0900-\u097f])\p{M}/gu;
/** Letters and digits in filled circles and squares, which stand in the order of the alphabet. */
const RINGED: readonly (readonly [first: number, last: number, as: string])[] = [
  [0x1f150, 0x1f169, "a"],
  [0x1f170, 0x1f189, "a"],
  [0x24f5, 0x24fd, "1"],
  [0x2776, 0x277e, "1"],
  [0x2780, 0x2788, "1"],
  [0x278a, 0x2792, "1"],
  [0x24ff, 0x24ff, "0"],
];
const SMALL_CAPITALS = "ᴀaʙbᴄcᴅdᴇeꜰfғfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpǫqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz";
/** Letters of other alphabets that look like Latin ones. */
const ALIKE = "аaвbеeёeкkмmнhоoрpсcтtуyхxіiѕsјjһhԁdԛqԝwӏlиuпnгrьbαaβbεeηnιiκkνvοoρpτtυuχxμm";

const pairs = (letters: string) =>
  new Map([...letters.matchAll(/(.)(.)/gu)].map(([, sign = "", letter = ""]) => [sign, letter]));
const smallCapitals = pairs(SMALL_CAPITALS);
const alike = pairs(ALIKE);

function withoutRing(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const [first, , as = sign] = RINGED.find(([from, to]) => code >= from && code <= to) ?? [code];
  return String.fromCodePoint((as.codePointAt(0) ?? 0) + code - first);
}

/** Words as they look to whoever reads them: one form of every letter and digit, nothing unseen between them. */
export function plainWords(text: string): string {
  const plain = plainApostrophes(text)
    .normalize("NFKD")
    .replace(UNSEEN, "")
    .replace(MARKS, "")
    .normalize("NFC");
  return plainDigits(plain)
    .replace(/[\u24f5-\u24ff\u2776-\u2792\u{1f150}-\u{1f189}]/gu, withoutRing)
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => smallCapitals.get(letter) ?? letter);
}

/** Plain words in which one that mixes alphabets is written in Latin letters: `оlх`, half of it Cyrillic, is `olx`. */
export const oneAlphabet = (words: string): string =>
  words.replace(/\p{L}+/gu, (word) =>
    /[a-z]/.test(word) ? [...word].map((letter) => alike.get(letter) ?? letter).join("") : word,
  );

/** Letters that pose as digits between digits. */
const POSING: Record<string, string> = { l: "1", i: "1", "|": "1", з: "3", s: "5", б: "6", z: "2" };

/** Plain words for the sake of their numbers: said digits are written, a letter o among digits is a zero, an l a one. */
export const plainNumbers = (text: string): string =>
  spokenDigits(plainWords(text))
    .replace(/(?<=\d[oо]*)[oо]|[oо](?=[oо]*\d)/gu, "0")
    .replace(/(?<=\d)[li|зsбz](?=\d)/gu, (letter) => POSING[letter] ?? letter);
