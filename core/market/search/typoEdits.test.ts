import { expect, test } from "vitest";
import { isMisspelling, typoEdits, typoEditsOfPhrase } from "./typoEdits.ts";

const form = (surface: string, normal: string, stem: string) => ({ surface, normal, stem });

test.each([
  ["another form of the word", form("дтваны", "dtvani", "dtvan"), form("диван", "divan", "divan"), 1.5],
  ["the word as written", form("ноутбк", "noutbk", "noutbk"), form("ноутбук", "noutbuk", "noutbuk"), 1],
  ["another case of it", form("мошину", "moshinu", "moshin"), form("машина", "mashina", "mashin"), 1.5],
  ["an Uzbek word without", form("самовр", "samovr", "samovr"), form("samovari", "samovari", "samovar"), 1.5],
])("a typo in %s", (_, typed, meant, edits) => {
  expect(typoEdits(typed, meant)).toBe(edits);
});

test.each([
  ["without an ending", form("beton", "beton", "beton"), form("begona", "begona", "begon")],
  ["of another length", form("компас", "kompas", "kompas"), form("компания", "kompania", "kompan")],
  ["of nouns and adjectives", form("свекла", "svekla", "svekl"), form("светлая", "svetlaya", "svetl")],
  ["of adjectives alone", form("гравий", "graviy", "grav"), form("gramm", "gram", "gram")],
  ["of short words", form("санки", "sanki", "sank"), form("сонька", "sonka", "sonk")],
])("words that look alike but for endings (%s) are two", (_, typed, meant) => {
  expect(typoEdits(typed, meant)).toBe(Number.POSITIVE_INFINITY);
  expect(typoEditsOfPhrase(typed, meant)).toBe(Number.POSITIVE_INFINITY);
});

test("what is written as a typo of a far commoner word is one", () => {
  const word = (surface: string, normal: string, listings: number) => ({
    ...form(surface, normal, normal),
    listings,
  });
  const misspelt = word("халадилник", "haladilnik", 3);
  expect(isMisspelling(misspelt, [word("халодилник", "halodilnik", 200)])).toBe(true);
  expect(isMisspelling(misspelt, [word("халодилник", "halodilnik", 30)])).toBe(false);
});
