import { expect, test } from "vitest";
import { wordsBegun } from "./commonWords.ts";

const word = (surface: string, normal: string, listings: number) => ({
  surface,
  normal,
  listings,
  stem: normal,
});
const common = [
  word("квартира", "kvartira", 9000),
  word("холодильник", "holodilnik", 4000),
  word("репетитор", "repetitor", 900),
  word("хранение", "hranenie", 800),
  word("холодный", "holodniy", 300),
  word("muzlatgich", "muzlatgich", 200),
  word("катушка", "katushka", 90),
  word("собака", "sobaka", 60),
  word("герань", "geran", 30),
];
const begun = (surface: string, normal: string) =>
  wordsBegun({ surface, normal }, common).map((one) => one.surface);

test.each([
  ["холодл", "holodl", ["холодильник"]],
  ["холдоил", "holdoil", ["холодильник"]],
  ["квра", "kvra", ["квартира"]],
  ["кватр", "kvatr", ["квартира"]],
  ["репити", "repiti", ["репетитор"]],
  ["muzltg", "muzltg", ["muzlatgich"]],
  ["музлтг", "muzltg", ["muzlatgich"]],
])("%s begins as a word does, but for a typo", (surface, normal, expected) => {
  expect(begun(surface, normal)).toEqual(expected);
});

test.each([
  ["ends in another letter", "репа", "repa"],
  ["has another letter in a short word", "хрен", "hren"],
  ["is cut within a sound", "кактус", "kaktus"],
  ["may be a whole word", "скоба", "skoba"],
  ["is too short", "квт", "kvt"],
  ["is whole", "гераньь", "geran"],
  ["begins otherwise", "вкартир", "vkartir"],
  ["is no word", "s23", "s 23"],
])("what %s begins nothing", (_, surface, normal) => {
  expect(begun(surface, normal)).toEqual([]);
});

test("words that far fewer listings have are left out", () => {
  expect(begun("хоодн", "hoodn")).toEqual(["холодный"]);
  expect(begun("хоод", "hood")).toEqual(["холодильник"]);
});
