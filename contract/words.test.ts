import { expect, test } from "vitest";
import { cleanLine, cleanText, isVisible } from "./words.ts";

test.each([
  ["line breaks", "Продаю\r\n\r\nдиван\u2028и\u0085стол", "Продаю диван и стол"],
  ["tabs and wide blanks", " Диван\t\u00A0\u3000 новый ", "Диван новый"],
  ["controls", "Ди\u0007ван\u001B[31m\u007F", "Диван[31m"],
  ["zero widths", "ту\u200Bр\u200Cи\u200Dз\u2060м\uFEFF\u00AD", "туризм"],
  ["bidi marks", "\u202Eнавид\u202C \u2066стол\u2069\u200F", "навид стол"],
  ["letters that are blanks", "Диван\u3164\u2800\uFFA0новый", "Диван новый"],
  ["marks of tags and variations", "Диван\u{E0041}\uFE01\u034F", "Диван"],
])("%s", (_, typed, kept) => {
  expect(cleanLine(typed)).toBe(kept);
});

test("an emoji stays whole", () => {
  for (const emoji of ["👨‍👩‍👧", "👩🏽‍🔧", "❤️‍🔥", "🧑🏻‍🦰", "1️⃣", "🇺🇿", "☎️", "©️", "👍🏿"]) {
    expect(cleanLine(`Диван ${emoji} новый`)).toBe(`Диван ${emoji} новый`);
    expect(isVisible(emoji), emoji).toBe(true);
  }
  // Joiners that join nothing go.
  expect(cleanLine("👨\u200D\u200D\u200Dа\u200D👧")).toBe("👨а👧");
});

test("a text keeps its line breaks as they were typed, and its spaces", () => {
  expect(cleanText("  Диван\r\n\r\n\r\nдлина  2 м\rцвет\tбелый\u202E\n")).toBe(
    "Диван\n\n\nдлина  2 м\nцвет белый",
  );
});

test("Uzbek letters and their marks stay", () => {
  for (const text of ["Oʻzbekiston — gʻisht", "Ўзбекистон ҳақида", "Moʼjiza №5 «Q»"]) {
    expect(cleanLine(text)).toBe(text);
  }
});

test.each(["", " \n", "\u3164", "\u2800\u2800", "\u200B\u200D", "\u202E", "\uFE0F", "…", "-", "\u0301"])(
  "%j shows nothing",
  (typed) => {
    expect(isVisible(cleanText(typed))).toBe(false);
  },
);

test.each(["я", "7", "№", "🚗", "ñ", "中"])("%j shows something", (typed) => {
  expect(isVisible(cleanText(typed))).toBe(true);
});
