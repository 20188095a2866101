import { expect, test } from "vitest";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

test("Russian and English have the same texts, none of them empty", () => {
  expect(Object.keys(en)).toEqual(Object.keys(ru));
  for (const [key, text] of [...Object.entries(ru), ...Object.entries(en)]) {
    expect(text.trim(), key).not.toBe("");
  }
});

test("a text names the same values in both languages", () => {
  for (const key of Object.keys(ru) as (keyof typeof ru)[]) {
    expect(placeholders(en[key]), key).toEqual(placeholders(ru[key]));
  }
});
