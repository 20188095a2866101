import { expect, test } from "vitest";
import { exportWords } from "../core/desk/reports/exports/words.ts";
import { en } from "../webapps/reports/locales/en.ts";
import { ru } from "../webapps/reports/locales/ru.ts";

test.each([
  ["ru", ru],
  ["en", en],
] as const)("files of the report say what the app says in %s", (language, app) => {
  const shown: Record<string, string> = app;
  const words = Object.entries(exportWords[language]);
  const common = words.filter(([key]) => key in shown);
  expect(common.length).toBeGreaterThan(40);
  for (const [key, word] of common) expect(word, key).toBe(shown[key]);
  for (const [key, word] of words) expect(word.trim(), key).not.toBe("");
});
