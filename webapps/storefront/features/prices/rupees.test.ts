import { expect, test } from "vitest";
import { paise } from "./rupees.ts";

test("paise are told in rupees, with two digits where some are left over", () => {
  expect([0, 5, 870, 1200, 123_456_705].map(paise)).toEqual([
    "₹0",
    "₹0.05",
    "₹8.70",
    "₹12",
    "₹1\u202f234\u202f567.05",
  ]);
});
