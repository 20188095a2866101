import { expect, test } from "vitest";
import { isLikelyTypo, soundsLike } from "./typos.ts";

const written = (surface: string, normal: string) => ({ surface, normal });

test.each([
  ["a vowel misheard", written("кравать", "kravat"), written("кровать", "krovat")],
  ["a consonant misheard", written("самсунк", "samsunk"), written("samsung", "samsung")],
  ["the key beside it", written("дтван", "dtvan"), written("диван", "divan")],
  ["two letters swapped", written("диавн", "diavn"), written("диван", "divan")],
  ["a letter left out", written("цемнт", "semnt"), written("цемент", "sement")],
  ["left out in another script", written("самовр", "samovr"), written("samovar", "samovar")],
  [
    "anything in a long word",
    written("микроволнофка", "mikrovolnofka"),
    written("микроволновка", "mikrovolnovka"),
  ],
  ["the first of a long word", written("олодильник", "olodilnik"), written("холодильник", "holodilnik")],
])("%s is a typo", (_, typed, meant) => {
  expect(isLikelyTypo(typed, meant)).toBe(true);
});

test.each([
  ["another first letter", written("роза", "roza"), written("toza", "toza")],
  ["another sound far from it", written("маска", "maska"), written("марка", "marka")],
  ["another sound in another script", written("сауна", "sauna"), written("sahna", "sahna")],
  ["sh for s", written("сахар", "sahar"), written("shahar", "shahar")],
  ["a first letter left out", written("столик", "stolik"), written("toʻliq", "tolik")],
  ["a letter left out in a short word of another script", written("кофта", "kofta"), written("kofa", "kofa")],
])("%s is another word", (_, typed, meant) => {
  expect(isLikelyTypo(typed, meant)).toBe(false);
});

test("vowels sound alike, and consonants with and without voice", () => {
  expect(soundsLike("velosepet", "velosiped")).toBe(true);
  expect(soundsLike("maska", "marka")).toBe(false);
});
