import { expect, test } from "vitest";
import { formatShort } from "./shortNumber.ts";

const short = (value: number, language = "ru") => formatShort(value, language).replace(/\s/g, " ");

test("up to a thousand a number is whole, then it has two decimals at most and a unit", () => {
  for (const [value, words] of [
    [0, "0"],
    [1, "1"],
    [999, "999"],
    [1000, "1 тыс."],
    [1004, "1 тыс."],
    [1005, "1,01 тыс."],
    [1250, "1,25 тыс."],
    [1300, "1,3 тыс."],
    [10_050, "10,05 тыс."],
    [999_994, "999,99 тыс."],
    [999_995, "1 млн"],
    [1_000_000, "1 млн"],
    [3_400_000, "3,4 млн"],
    [1_004_999, "1 млн"],
    [1_005_000, "1,01 млн"],
    [999_994_999, "999,99 млн"],
    [999_995_000, "1 млрд"],
    [2_000_000_000, "2 млрд"],
    [999_995_000_000, "1 000 млрд"],
  ] as const) {
    expect(short(value), String(value)).toBe(words);
  }
});

test("units are those of the language, and nothing of it breaks over a line", () => {
  expect(short(1250, "uz")).toBe("1,25 ming");
  expect(short(3_400_000, "uz")).toBe("3,4 mln");
  expect(short(2_000_000_000, "uz")).toBe("2 mlrd");
  expect(formatShort(1_250_000, "ru")).not.toContain(" ");
});

test("rounding never goes by more than half of the last decimal", () => {
  const sizes: Record<string, number> = { "тыс.": 1e3, млн: 1e6, млрд: 1e9 };
  for (let value = 1; value < 3e9; value = Math.ceil(value * 1.037)) {
    const [, digits = "", unit = ""] = /^([\d ,]+?)(?: (\D+))?$/.exec(short(value)) ?? [];
    const size = sizes[unit] ?? 1;
    const read = Number(digits.replaceAll(" ", "").replace(",", ".")) * size;
    expect(Math.abs(read - value), String(value)).toBeLessThanOrEqual(size / 200);
  }
});
