import { expect, test } from "vitest";
import { someHours } from "./sampleMarket.ts";

test.each([1, 2, 3, 20, 29, 30, 31, 35, 44, 50, 100, 5000])("of %d hours none is looked at twice", (all) => {
  for (const shift of [0, 0.5]) {
    const hours = someHours(480_000, 480_000 + all, 10, shift);
    expect(new Set(hours).size).toBe(hours.length);
    expect(hours.every((hour) => hour >= 480_000 && hour < 480_000 + all)).toBe(true);
    expect(hours.length).toBeGreaterThanOrEqual(Math.min(all, 30) * 0.6);
  }
});
