import { describe, expect, test } from "vitest";

type Words = Record<string, string>;
/** The app's own words and those of each part that is loaded later, by the path of their file. */
const files = import.meta.glob<Record<string, Words>>("./**/{ru,uz}.ts", { eager: true });
const wordsOf = (path: string, language: string): Words => files[path]?.[language] ?? {};
const parts = Object.keys(files)
  .filter((path) => path.endsWith("/ru.ts"))
  .map((path) => ({
    part: path.slice(0, -"/ru.ts".length),
    ru: wordsOf(path, "ru"),
    uz: wordsOf(path.replace(/ru\.ts$/, "uz.ts"), "uz"),
  }));

const PLURAL = /_(zero|one|two|few|many|other)$/;
const stemsOf = (texts: object) => new Set(Object.keys(texts).map((key) => key.replace(PLURAL, "")));
const placeholders = (text: string) => [...new Set([...text.matchAll(/\{\{\w+\}\}/g)].map(String))].sort();

test("no later part gives a text of the app another meaning", () => {
  const keys = parts.flatMap(({ ru }) => Object.keys(ru));
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

describe.each(parts)("the words of $part", ({ ru, uz }) => {
  test("no text is missing in any language, and none is empty", () => {
    expect([...stemsOf(uz)].sort()).toEqual([...stemsOf(ru)].sort());
    for (const [key, text] of [...Object.entries(ru), ...Object.entries(uz)])
      expect(text.trim(), key).not.toBe("");
  });

  test("a text that counts has every plural form its language knows", () => {
    for (const [language, texts] of Object.entries({ ru, uz })) {
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
    for (const [key, text] of Object.entries(uz)) {
      if (ru[key] !== undefined) expect(placeholders(text), key).toEqual(placeholders(ru[key]));
    }
  });
});
