import { expect, test } from "vitest";
import { readPrice, typePrice } from "./priceTyping.ts";

const plain = (text: string) => text.replace(/\s/g, " ");
const typed = (text: string, caret = text.length, before: number | null = null) => {
  const { text: shown, ...rest } = typePrice(text, caret, before);
  return { ...rest, text: plain(shown) };
};

test("digits are grouped as prices are shown, everything else is dropped", () => {
  expect(typed("1250000")).toEqual({ value: 1_250_000, text: "1 250 000", caret: 9 });
  expect(typed("1 250 сум")).toEqual({ value: 1250, text: "1 250", caret: 5 });
  expect(typed("-12,5")).toEqual({ value: 12, text: "12", caret: 2 });
  expect(typed("договор")).toEqual({ value: null, text: "", caret: 0 });
});

test("the caret stays behind the digit it stood behind", () => {
  // A 9 typed after the first digit of "1 250".
  expect(typed("19 250", 2)).toEqual({ value: 19_250, text: "19 250", caret: 2 });
  // And one that makes a new group.
  expect(typed("1 9250", 3)).toEqual({ value: 19_250, text: "19 250", caret: 2 });
  // The middle digit of "1 250 000" deleted.
  expect(typed("1 20 000", 3)).toEqual({ value: 120_000, text: "120 000", caret: 2 });
});

test("zeros in front go, a lone zero stays, and nothing longer than the largest price is taken", () => {
  expect(typed("007")).toEqual({ value: 7, text: "7", caret: 1 });
  expect(typed("0")).toEqual({ value: 0, text: "0", caret: 1 });
  expect(typed("999999999999").value).toBe(999_999_999_999);
  // A thirteenth digit, at the end, in the middle and pasted: nothing changes, not even the digits behind it.
  const before = 123_456_789_012;
  const kept = { value: before, text: "123 456 789 012" };
  expect(typed("123 456 789 0129", 16, before)).toEqual({ ...kept, caret: 15 });
  expect(typed("1239 456 789 012", 4, before)).toEqual({ ...kept, caret: 3 });
  expect(typed("12345678901234", 14, null)).toEqual({ value: null, text: "", caret: 0 });
});

test("a pasted price loses its fraction and keeps its groups", () => {
  for (const [text, value] of [
    ["1250.50", 1250],
    ["1250,5", 1250],
    ["1 250 000,00 сум", 1_250_000],
    ["1\u00a0250\u00a0000.00 UZS", 1_250_000],
    ["1.250.000", 1_250_000],
    ["1,250,000", 1_250_000],
    ["1,250,000.50", 1_250_000],
    ["1.250.000,5 so‘m", 1_250_000],
    ["1.250", 1250],
    ["$ 300.00", 300],
    ["Цена: 1250.", 1250],
    ["0,50", 0],
  ] as const) {
    expect(readPrice(text), text).toBe(value);
    expect(typed(text).value, text).toBe(value);
  }
});

test("of nonsense only the digits before the first letter are read", () => {
  expect(readPrice("1e6")).toBe(1);
  expect(readPrice("12x34")).toBe(12);
  expect(readPrice("от 500 до 700")).toBe(500);
  expect(readPrice("сум")).toBeNull();
});

test("a letter that slips into a number takes nothing from it", () => {
  const before = 1_500_000;
  expect(typed("1x 500 000", 2, before)).toEqual({ value: before, text: "1 500 000", caret: 1 });
  expect(typed("1 500 000-", 10, before)).toEqual({ value: before, text: "1 500 000", caret: 9 });
});

test("of two numbers with a dash between the first is read; millions may be written in words", () => {
  expect(readPrice("100000-500000")).toBe(100_000);
  expect(readPrice("100 000 – 500 000 сум")).toBe(100_000);
  expect(readPrice("1,5 млн")).toBe(1_500_000);
  expect(readPrice("1.5mln so‘m")).toBe(1_500_000);
  expect(readPrice("250 тыс")).toBe(250_000);
  expect(readPrice("2 mlrd")).toBe(2_000_000_000);
});
