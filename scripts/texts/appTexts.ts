import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { languages } from "#contract/languages.ts";
import { PLURALS, type Text, type TextSet } from "./textSet.ts";

const root = join(import.meta.dirname, "..", "..");

type Words = Record<string, string>;

const PLURAL = new RegExp(`_(${[...PLURALS].join("|")})$`);
const placesIn = (words: string) => [...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);

/** The texts of a file; the forms of one that counts, `key_one`, `key_few`…, are one text. */
export function readWords(words: Words): Map<string, Text> {
  const stems = [...new Set(Object.keys(words).map((key) => key.replace(PLURAL, "")))];
  const texts = stems.map((stem): [string, Text] => {
    const keys = Object.keys(words).filter((key) => key.replace(PLURAL, "") === stem);
    const values = [...new Set(keys.flatMap((key) => placesIn(words[key] ?? "")))].sort();
    const forms = keys.flatMap((key) => PLURAL.exec(key)?.[1] ?? []);
    // One of a thing may be said without its number.
    const isPoor = (key: string) =>
      !key.endsWith("_one") && values.some((value) => !placesIn(words[key] ?? "").includes(value));
    return [
      stem,
      {
        values,
        counts: forms.length > 0 ? ["count"] : [],
        plurals: forms.length > 0 ? [{ forms, hasDefault: false }] : [],
        poorForms: keys.filter(isPoor),
        said: keys.map((key) => words[key] ?? ""),
      },
    ];
  });
  return new Map(texts);
}

/** Folders under `webapps` that hold words, and the one of the reports' words, which files have, too. */
function foldersOfWords(): string[] {
  const files = ["webapps", "contract"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  const ofWords = files.filter((file) => languages.some((language) => file.endsWith(`/${language}.ts`)));
  return [...new Set(ofWords.map((file) => dirname(file)))].sort();
}

async function readFolder(folder: string): Promise<Map<string, Words>> {
  const found = languages.filter((language) => existsSync(join(root, folder, `${language}.ts`)));
  const read = found.map(async (language): Promise<[string, Words]> => {
    const { [language]: words } = await import(join(root, folder, `${language}.ts`));
    return [language, words];
  });
  return new Map(await Promise.all(read));
}

const SHARED = "webapps/shared/locales";

/** Where the code stands that names texts of a folder: those that the apps share, all of them. */
function codeOf(folder: string): string[] {
  if (folder === SHARED) return ["webapps"];
  if (folder.startsWith("contract/")) return ["webapps/reports", "core/desk"];
  return [folder.split("/").slice(0, 2).join("/"), "webapps/shared"];
}

/** The words of the apps, a set a folder. What an app takes over from another folder belongs to that. */
export async function readAppTexts(): Promise<TextSet[]> {
  const folders = foldersOfWords();
  const read = new Map(
    await Promise.all(
      folders.map(
        async (folder): Promise<[string, Map<string, Words>]> => [folder, await readFolder(folder)],
      ),
    ),
  );
  const takenOver = folders.filter((folder) => folder === SHARED || folder.startsWith("contract/"));
  return folders.map((folder) => {
    const others = takenOver.filter((other) => other !== folder);
    const own = (language: string, words: Words) =>
      Object.fromEntries(
        Object.entries(words).filter(([key, text]) =>
          others.every((other) => read.get(other)?.get(language)?.[key] !== text),
        ),
      );
    // A language of one part of an app is one of all its parts.
    const parts = folders.filter((part) => codeOf(part)[0] === codeOf(folder)[0]);
    const spoken = languages.filter((language) => parts.some((part) => read.get(part)?.has(language)));
    const texts = spoken.map((language): [string, Map<string, Text>] => [
      language,
      readWords(own(language, read.get(folder)?.get(language) ?? {})),
    ]);
    return { name: folder, texts: new Map(texts), code: codeOf(folder) };
  });
}
