import { expect, test } from "vitest";
import { maskPin } from "./purchaseForm.ts";

test.each([
  ["५६०००१", "560001"],
  ["560 001", "560001"],
  ["५६० ००१", "560001"],
  ["５６０００１9", "560001"],
  ["abc", ""],
])("the PIN %j is %j", (typed, pin) => {
  expect(maskPin(typed)).toBe(pin);
});
