import { expect, test } from "vitest";
import { isAllowedAddress } from "./isAllowedAddress.ts";

test("Payme's own addresses are Payme's alone", () => {
  expect(isAllowedAddress("payme", "185.234.113.15")).toBe(true);
  expect(isAllowedAddress("click", "185.234.113.15")).toBe(false);
});

test.each([
  ["127.0.0.1", true],
  ["::ffff:127.0.0.1", true],
  ["10.1.2.77", true],
  ["10.1.3.1", false],
  ["185.234.113.16", false],
  ["::1", false],
  ["nonsense", false],
])("with addresses of one's own set, %s: %s", (address, isAllowed) => {
  expect(isAllowedAddress("payme", address)).toBe(isAllowed);
  expect(isAllowedAddress("click", address)).toBe(isAllowed);
});
