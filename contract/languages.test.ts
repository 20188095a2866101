import { expect, test } from "vitest";
import { languageAfter, readsRussian, toLanguage } from "./languages.ts";

test("a language is known by the first two letters of its tag", () => {
  expect(["uz-Latn-UZ", "RU", "fr", "", null].map(toLanguage)).toEqual([
    "uz",
    "ru",
    undefined,
    undefined,
    undefined,
  ]);
});

test("the language after the last one is the first, as it is after one that isn't among them", () => {
  const known = ["ru", "uz", "en"] as const;
  expect(["ru", "uz", "en", "fr"].map((one) => languageAfter(one, known))).toEqual(["uz", "en", "ru", "ru"]);
});

test("what isn't kept in a language is read in Uzbek, where it isn't closer to Russian", () => {
  expect(["ru", "uz", "en", "hi", "fr"].map(readsRussian)).toEqual([true, false, false, false, false]);
});
