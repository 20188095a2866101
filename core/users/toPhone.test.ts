import { expect, test } from "vitest";
import { toPhone } from "./toPhone.ts";

test.each([
  ["98 7654 3210", "+919876543210"],
  ["919876543210", "+919876543210"],
  ["+91 (98765) 43210", "+919876543210"],
  // As it is dialled at home, and from abroad.
  ["098765 43210", "+919876543210"],
  ["00919876543210", "+919876543210"],
  // Of Singapore, ten digits with its country.
  ["+65 8123 4567", "+6581234567"],
  ["+998 90 123 45 67", "+998901234567"],
  ["12345", undefined],
  ["0000000000", undefined],
  ["1234567890123456", undefined],
  ["", undefined],
])("%j is %s", (typed, phone) => {
  expect(toPhone(typed)).toBe(phone);
});
