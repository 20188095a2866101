import { expect, test } from "vitest";
import { formatCount, formatHundredths, formatShortly } from "./formatFigures.ts";

test("numbers are grouped as the language groups them", () => {
  expect(formatCount(123_456_789, "ru")).toBe("123\u00a0456\u00a0789");
  expect(formatCount(123_456_789, "en")).toBe("123,456,789");
  expect(formatCount(1000, "ru")).toBe("1\u00a0000");
});

test("two decimals are always written", () => {
  expect(formatHundredths(1.5, "ru")).toBe("1,50");
  expect(formatHundredths(0, "en")).toBe("0.00");
});

test("what has no place is abbreviated to two decimals", () => {
  expect(formatShortly(1_254_000, "ru")).toBe("1,25\u00a0млн");
  expect(formatShortly(1_254_000, "en")).toBe("1.25M");
  expect(formatShortly(999, "en")).toBe("999");
});
