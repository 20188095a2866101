import { expect, test } from "vitest";
import { maskPhone, phoneOf, showPhone, typePhone } from "./phone.ts";

test.each([
  ["9", "9"],
  ["987", "98 7"],
  ["9876543210", "98 7654 3210"],
  ["98765432109", "98 7654 3210"],
  ["998901234567", "998901234567"],
  ["98765 43210 ext 5", "98 7654 3210"],
  ["98765 43210 x12", "98 7654 3210"],
  ["9876543210,12", "98 7654 3210"],
  ["9876543210;ext=12", "98 7654 3210"],
  ["+91 98765 43210", "98 7654 3210"],
  ["91-9876543210", "98 7654 3210"],
  ["098765 43210", "98 7654 3210"],
  ["91 9876 54321", "91 9876 54321"],
  ["91 9876 543210", "98 7654 3210"],
  ["0", "0"],
  ["00", "+"],
  ["0091 98765 4321", "+91 98 7654 321"],
  ["0091 98765 43210", "98 7654 3210"],
  ["+", "+"],
  ["+91", "+91"],
  ["+91 98765 4321", "+91 98 7654 321"],
  ["+91 0 98765 43210", "98 7654 3210"],
  ["+91 +91 98765 43210", "98 7654 3210"],
  ["91919876543210", "98 7654 3210"],
  ["919191919191", "91 9191 9191"],
  ["+998 90 123 45 67", "+998901234567"],
  ["९८७६५४३२१०", "98 7654 3210"],
  ["+९१ ९८७६५ ४३२१०", "98 7654 3210"],
  ["abc", ""],
])("%s is shown as %s while it is typed", (typed, shown) => {
  expect(maskPhone(typed)).toBe(shown);
});

test.each([
  ["98 76|54", "98 76|54"],
  ["987|", "98 7|"],
  ["98| 7", "98| 7"],
  ["98|7654", "98| 7654"],
  ["98 7|65 4321", "98 7|654 321"],
  ["+91 98765 43210|", "98 7654 3210|"],
  ["98 7654 3210|9", "98 7654 3210|"],
])("after typing %s the field holds %s", (typed, held) => {
  const { text, caret } = typePhone(typed.replace("|", ""), typed.indexOf("|"));
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(held);
});

test("under ten characters with the country's there is no number", () => {
  expect(phoneOf("98 7654 3")).toBeUndefined();
  expect(phoneOf("98 7654 32")).toBe("+9198765432");
  expect(phoneOf("+91 98 7654 32")).toBe("+9198765432");
  expect(phoneOf("91 9876 54321")).toBeUndefined();
  expect(phoneOf("998901234567")).toBeUndefined();
  expect(phoneOf("+998 90 123 45 67")).toBe("+998901234567");
  expect(phoneOf("98 7654 3210")).toBe("919876543210");
});

test("the menu shows the number with its country", () => {
  expect(showPhone("+919876543210")).toBe("+91 98 7654 3210");
  expect(showPhone("+998901234567")).toBe("+998901234567");
});

test.each([
  "9876543210",
  "919876543210",
  "+919876543210",
  "09876543210",
  "00919876543210",
  "+91 98765 43210",
])(
  "%s typed by key, sign by sign, is the same number at its end, and before it no stranger's with a plus",
  (number) => {
    let text = "";
    for (const sign of number) {
      text = maskPhone(text + sign);
      if (/^(?:\+|00)/.test(number)) expect(phoneOf(text) ?? "+", text).toMatch(/^\+|^919876543210$/);
    }
    expect([text, phoneOf(text)]).toEqual(["98 7654 3210", "919876543210"]);
  },
);
