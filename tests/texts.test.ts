import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Language, languages } from "#contract/languages.ts";
import { readMessages } from "#core/platform/i18n/translate.ts";
import { readAppTexts, readWords } from "../scripts/texts/appTexts.ts";
import { checkTexts } from "../scripts/texts/checkTexts.ts";
import { findAllCopies, findCopies } from "../scripts/texts/findCopies.ts";
import { findFaults, findRepeated } from "../scripts/texts/findFaults.ts";
import { messagesFile, messageTypes } from "../scripts/texts/messageTypes.ts";
import { foreignWords } from "./foreignWords.ts";

const root = join(import.meta.dirname, "..");

test("no text is missing, empty, unused or without a plural form, and all languages name the same values", async () => {
  expect(await checkTexts()).toEqual([]);
});

test("the types of the bot's messages are those of its files: npm run texts", () => {
  expect(readFileSync(messagesFile, "utf8")).toBe(messageTypes());
});

const setOf = (name: string, ru: Record<string, string>, uz: Record<string, string>) => ({
  name,
  texts: new Map([
    ["ru", readWords(ru)],
    ["uz", readWords(uz)],
  ]),
  code: ["webapps/classifieds"],
});

test("each kind of fault is found", () => {
  const forms = {
    retry_one: "{{count}} {{name}}",
    retry_few: "{{count}}",
    retry_other: "{{count}} {{name}}",
  };
  const ru = { back: "Назад", close: " ", "photos.one": "{{number}}", nowhere: "Нигде", ...forms };
  const uz = {
    close: "Yopish",
    "photos.one": "{{total}}",
    nowhere: "-",
    retry_one: "a",
    retry_few: "b",
    retry_other: "c",
  };
  expect(findFaults({ ...setOf("a", ru, uz), code: ["webapps"] })).toEqual([
    "a, ru: close is empty",
    "a, ru: retry lacks a value in retry_few",
    "a, ru: retry has no form for many",
    "a, uz: back is missing",
    "a, uz: photos.one has the values (total), in ru (number)",
    "a, uz: retry has the values (), in ru (count, name)",
    "a, uz: retry has a form for few, which the language never uses",
    "a, nowhere is used nowhere",
  ]);
});

test("no later part of an app gives a text another meaning", () => {
  expect(findRepeated([setOf("a", { back: "" }, {}), setOf("b", { back: "" }, {})])).toEqual([
    "b, back is in a, too",
  ]);
});

test("what still says the same as another language is found, but for values and names of one letter", () => {
  const ru = new Map([
    ["back", "Назад"],
    ["close", "Закрыть"],
    ["size", "{{width}} м"],
  ]);
  const uz = new Map([...ru, ["close", "Yopish"]]);
  const texts = new Map([
    ["ru", ru],
    ["uz", uz],
  ]);
  expect(findCopies({ name: "a", texts }, "uz")).toEqual(["a, uz: back is that of ru"]);
});

test("no message of the bot is passed over when copies are looked for", async () => {
  const copies = await findAllCopies("uz", ["ru", "uz"]);
  expect(copies).toContain("bot, uz: bot-name is that of ru");
  expect(copies.length).toBeLessThan(40);
});

test("no text of an app says anything in another language", async () => {
  // What a kind of links is called in an address, and the one name of a currency that no other script has.
  const foreign = (text: string, language: string) =>
    foreignWords(text.replace(/ \(\w+\)$/, ""), language as Language, ["сум"]);
  const said = (await readAppTexts()).flatMap(({ name, texts }) =>
    [...texts].flatMap(([language, words]) =>
      [...words].flatMap(([key, { said }]) =>
        said
          .flatMap((text) => foreign(text, language))
          .map((word) => `${name}, ${language}: ${key} says ${word}`),
      ),
    ),
  );
  expect(said).toEqual([]);
});

/** The languages of `ru, uz` and of `ru: { ...words, ...ru }, uz: { … }`. */
const languagesIn = (given: string) =>
  [...given.replace(/\{[^}]*\}/g, "").matchAll(/\w+/g)].map(([language]) => language).sort();

test("each part of an app that is loaded later gives its words in every language that it has", async () => {
  const parts = (await readAppTexts()).flatMap(({ name, texts }) =>
    readdirSync(join(root, name))
      .map((file) => /addTexts<.*>\(\{(.*)\}\)/s.exec(readFileSync(join(root, name, file), "utf8"))?.[1])
      .filter((given) => given !== undefined)
      .map((given) => ({ name, given: languagesIn(given), has: [...texts.keys()].sort() })),
  );
  expect(parts.length).toBeGreaterThan(5);
  for (const { name, given, has } of parts) expect(given, name).toEqual(has);
});

/** Words that mustn't come back, by the name of their language, from the glossary. */
function settledWords(): Map<string, string[]> {
  const glossary = readFileSync(join(root, "docs", "glossary.md"), "utf8");
  const [, table = ""] = glossary.split("| language | not | but |");
  const words = new Map<string, string[]>();
  for (const [, language = "", not = ""] of table.matchAll(/^\| (\w+) \| ([^|]+) \|/gm))
    words.set(language, [...(words.get(language) ?? []), ...not.split(",").map((word) => word.trim())]);
  return words;
}

test("words that the glossary has settled don't come back", async () => {
  const names = new Intl.DisplayNames("en", { type: "language" });
  const all = settledWords();
  expect(all.size).toBeGreaterThan(3);
  const apps = await readAppTexts();
  for (const language of languages) {
    const said = apps.flatMap(({ texts }) =>
      [...(texts.get(language)?.values() ?? [])].flatMap((text) => text.said),
    );
    const lines = [...said, ...readMessages(language).split("\n")].filter((line) => !line.startsWith("#"));
    const settled = all.get(names.of(language) ?? "") ?? [];
    if (settled.length === 0) continue;
    // A word may go on behind, with the ending of its case. Uzbek "rasmiy", official, is none of them.
    const ending = language === "en" ? "(?![\\p{L}-])" : "";
    const found = new RegExp(`(?<![\\p{L}\\p{M}])(?:${settled.join("|")})${ending}`, "iu");
    expect(
      lines.filter((line) => found.test(line.replace(/^[a-z0-9-]+ = |rasmiy/g, ""))).join("\n"),
      language,
    ).toBe("");
  }
});
