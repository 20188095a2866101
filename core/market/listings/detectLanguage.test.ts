import { expect, test } from "vitest";
import { detectLanguage } from "./languageOfWords.ts";

test.each([
  ["Продам диван, почти новый", "ru"],
  ["Divan sotiladi, holati yaxshi", "uz"],
  ["Диван сотилади, ҳолати яхши", "uz"],
  ["ЎҒИЛ БОЛАЛАР УЧУН", "uz"],
  ["iPhone 15 Pro Max 256 gb\nТелефон в идеальном состоянии, Apple Store, Black Titanium", "ru"],
  ["Samsung Galaxy S24\nyangi, karobkasi bilan", "uz"],
  ["Oʻgʻil bolalar uchun velosiped", "uz"],
  ["o´g´il bola, юбка", "uz"],
  ["o＇g＇il bola, юбка", "uz"],
  ["Chevrolet Cobalt 2022, пробег 30 000 km", "ru"],
] as const)("%s", (words, language) => {
  expect(detectLanguage(words, language === "ru" ? "uz" : "ru")).toBe(language);
});

test.each(["iPhone 13 Pro", "128 GB", "+998 90 123-45-67", "🚗🚗", "Nexia 3\nIdeal", ""])(
  "%s tells nothing, so the person's own language stands",
  (words) => {
    expect([detectLanguage(words, "ru"), detectLanguage(words, "uz")]).toEqual(["ru", "uz"]);
  },
);
