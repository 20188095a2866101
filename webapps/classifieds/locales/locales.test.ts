import { expect, test } from "vitest";
import { ru } from "./ru.ts";
import { uz } from "./uz.ts";

const languages = { ru, uz } as const;
const PLURAL = /_(zero|one|two|few|many|other)$/;
const stemsOf = (texts: object) => new Set(Object.keys(texts).map((key) => key.replace(PLURAL, "")));
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

test("no text is missing in any language, and none is empty", () => {
  expect([...stemsOf(uz)].sort()).toEqual([...stemsOf(ru)].sort());
  for (const [key, text] of [...Object.entries(ru), ...Object.entries(uz)])
    expect(text.trim(), key).not.toBe("");
});

test("a text that counts has every plural form its language knows", () => {
  for (const [language, texts] of Object.entries(languages)) {
    const counting = new Set(
      Object.keys(texts)
        .filter((key) => PLURAL.test(key))
        .map((key) => key.replace(PLURAL, "")),
    );
    for (const stem of counting) {
      for (const form of new Intl.PluralRules(language).resolvedOptions().pluralCategories) {
        expect(texts, language).toHaveProperty([`${stem}_${form}`]);
      }
    }
  }
});

test("a text names the same values in both languages", () => {
  for (const key of Object.keys(uz) as (keyof typeof uz)[]) {
    expect(placeholders(uz[key]), key).toEqual(placeholders(ru[key]));
  }
});
