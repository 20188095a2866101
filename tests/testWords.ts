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
 * Tests the words of an app in each of its languages: its own and those of each part that is loaded later, as
 * `import.meta.glob` finds their files, by path. The words of the first language are what the others are compared with.
 */
export function testWords(
  files: Record<string, Record<string, Words>>,
  languages: readonly [WrittenLanguage, ...WrittenLanguage[]],
) {
  const [first] = languages;
  const end = `/${first}.ts`;
  const parts = Object.keys(files)
    .filter((path) => path.endsWith(end))
    .map((path) => {
      const part = path.slice(0, -end.length);
      const wordsIn = (language: WrittenLanguage): Words => files[`${part}/${language}.ts`]?.[language] ?? {};
      const all = languages.map((language) => ({ language, texts: wordsIn(language) }));
      return { part, one: wordsIn(first), all };
    });

  test("no later part gives a text of the app another meaning", () => {
    const keys = parts.flatMap(({ one }) => Object.keys(one));
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  describe.each(parts)("the words of $part", ({ one, all }) => {
    test("no text is missing in any language, and none is empty", () => {
      for (const { language, texts } of all) {
        expect([...stemsOf(texts)].sort(), language).toEqual([...stemsOf(one)].sort());
        for (const [key, text] of Object.entries(texts)) expect(text.trim(), key).not.toBe("");
      }
    });

    test("a text that counts has every plural form its language knows", () => {
      for (const { language, texts } of all) {
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
      const said = all.flatMap(({ language, texts }) =>
        Object.values(texts).flatMap((text) => foreignWords(text, language, ["сум"])),
      );
      expect(said).toEqual([]);
    });

    test("a text names the same values in every language", () => {
      for (const { language, texts } of all) {
        for (const [key, text] of Object.entries(texts)) {
          if (one[key] !== undefined)
            expect(valuesOf(key, text), `${key} (${language})`).toEqual(valuesOf(key, one[key]));
        }
      }
    });
  });
}

/** Tests that the parts of an app that are loaded later give their words in each of its languages; `hooks` are the sources. */
export function testHooks(hooks: Record<string, string>, languages: readonly WrittenLanguage[]) {
  test("each later part gives its words in every language", () => {
    const given = Object.values(hooks).flatMap(
      (source) => /addTexts<.*>\(\{ (.*) \}\)/.exec(source)?.[1] ?? [],
    );
    expect(given.length).toBeGreaterThan(2);
    expect(given.filter((names) => names.split(", ").sort().join() !== languages.toSorted().join())).toEqual(
      [],
    );
  });
}
