import { expect, test } from "vitest";
import { sumOf } from "./totals.ts";

test("one figure of all rows is summed; no rows sum up to nothing", () => {
  expect(sumOf([{ n: 2 }, { n: 3 }], ({ n }) => n)).toBe(5);
  expect(sumOf([], Number)).toBe(0);
});
