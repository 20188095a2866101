import { expect, test } from "vitest";
import { en } from "./en.ts";
import { hi } from "./hi.ts";

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

test("English and Hindi have the same texts, none of them empty", () => {
  expect(Object.keys(hi)).toEqual(Object.keys(en));
  for (const [key, text] of [...Object.entries(en), ...Object.entries(hi)]) {
    expect(text.trim(), key).not.toBe("");
  }
});

test("a text names the same values in both languages", () => {
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    expect(placeholders(hi[key]), key).toEqual(placeholders(en[key]));
  }
});
