import { describe, expect, test } from "vitest";
import { foreignWords, type WrittenLanguage } from "./foreignWords.ts";

type Words = Record<string, string>;

const PLURAL = /_(zero|one|two|few|many|other)$/;
const stemsOf = (texts: object) => new Set(Object.keys(texts).map((key) => key.replace(PLURAL, "")));
const placeholders = (text: string) => [...new Set([...text.matchAll(/\{\{\w+\}\}/g)].map(String))].sort();
/** One of a thing may do without its number, where the language has that form for nothing but one. */
const valuesOf = (key: string, text: string) =>
  placeholders(text).filter((value) => !(key.endsWith("_one") && value === "{{count}}"));

/**
 * Tests the words of an app in its two languages: its own and those of each part that is loaded later, as
 * `import.meta.glob` finds their files, by path.
 */
export function testWords(
  files: Record<string, Record<string, Words>>,
  [first, second]: [WrittenLanguage, WrittenLanguage],
) {
  const wordsOf = (path: string, language: string): Words => files[path]?.[language] ?? {};
  const end = `/${first}.ts`;
  const parts = Object.keys(files)
    .filter((path) => path.endsWith(end))
    .map((path) => {
      const part = path.slice(0, -end.length);
      return { part, one: wordsOf(path, first), other: wordsOf(`${part}/${second}.ts`, second) };
    });

  test("no later part gives a text of the app another meaning", () => {
    const keys = parts.flatMap(({ one }) => Object.keys(one));
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  describe.each(parts)("the words of $part", ({ one, other }) => {
    test("no text is missing in any language, and none is empty", () => {
      expect([...stemsOf(other)].sort()).toEqual([...stemsOf(one)].sort());
      for (const [key, text] of [...Object.entries(one), ...Object.entries(other)])
        expect(text.trim(), key).not.toBe("");
    });

    test("a text that counts has every plural form its language knows", () => {
      for (const [language, texts] of Object.entries({ [first]: one, [second]: other })) {
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

    test("no text says anything in another language", () => {
      // The one name of a currency that no other script has.
      const said = (texts: Words, language: WrittenLanguage) =>
        Object.values(texts).flatMap((text) => foreignWords(text, language, ["сум"]));
      expect([...said(one, first), ...said(other, second)]).toEqual([]);
    });

    test("a text names the same values in both languages", () => {
      for (const [key, text] of Object.entries(other)) {
        if (one[key] !== undefined) expect(valuesOf(key, text), key).toEqual(valuesOf(key, one[key]));
      }
    });
  });
}
