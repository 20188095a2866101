import { expect, test } from "vitest";
import { maskPhone, phoneOf, showPhone } from "./phone.ts";

test.each([
  ["9", "9"],
  ["987", "98 7"],
  ["9876543210", "98 7654 3210"],
  ["98765432109", "98 7654 3210"],
  ["+91 98765 43210", "98 7654 3210"],
  ["91-9876543210", "98 7654 3210"],
  ["abc", ""],
])("%s is shown as %s while it is typed", (typed, shown) => {
  expect(maskPhone(typed)).toBe(shown);
});

test("under ten characters with the country's there is no number", () => {
  expect(phoneOf("98 7654 3")).toBeUndefined();
  expect(phoneOf("98 7654 32")).toBe("9198765432");
  expect(phoneOf("98 7654 3210")).toBe("919876543210");
});

test("the menu shows the number with its country", () => {
  expect(showPhone("+919876543210")).toBe("+91 98 7654 3210");
  expect(showPhone("+998901234567")).toBe("+998901234567");
});
