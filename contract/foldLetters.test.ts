import { expect, test } from "vitest";
import { APOSTROPHES } from "./apostrophes.ts";
import { foldLetters } from "./foldLetters.ts";

test.each([
  ["şkaf", "shkaf"],
  ["Şkaf", "Shkaf"],
  ["s\u0327kaf", "shkaf"],
  ["çoyşab", "choyshab"],
  ["ÇOYŞAB", "ChOYShAB"],
  ["muzlatkiç", "muzlatkich"],
  ["ğişt", "g'isht"],
  ["köylak", "ko'ylak"],
  ["șkaf", "shkaf"],
  ["s\u0326kaf", "shkaf"],
  ["kóylak, kõylak, kōylak", "ko'ylak, ko'ylak, ko'ylak"],
  ["ḡisht", "g'isht"],
  ["divàn dívan dîvãn", "divan divan divan"],
  ["диво\u0300н дивѐн ѝ ї", "дивон дивен и і"],
  ["д\u0483иван", "диван"],
  ["Йўл ёқ", "Йўл ёқ"],
  ["см\u0301етана", "сметана"],
  ["смета\u0301на", "сметана"],
  ["див\u00adан", "диван"],
  ["ди\u200bван\u200e", "диван"],
  ["и\u0306 е\u0308 у\u0306", "й ё ў"],
  ["फ़ोन की", "फ़ोन की".normalize("NFC")],
])("%j is written %j", (typed, folded) => {
  expect(foldLetters(typed)).toBe(folded);
});

test("every apostrophe is the straight one", () => {
  for (const sign of APOSTROPHES) expect(foldLetters(`so${sign}m`), sign).toBe("so'm");
});
