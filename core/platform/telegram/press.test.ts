import { expect, test } from "vitest";
import { idPart, isOneOf, oneOf, optional, press, textPart, yesNoPart } from "./press.ts";

const about = press("thing:do", idPart, oneOf(["red", "blue"]), optional(yesNoPart));
const plain = press("thing:stop");

test.each([
  [about.pack(12, "red"), "thing:do:12:red", [12, "red", undefined]],
  [about.pack(999_999_999, "blue", false), "thing:do:999999999:blue:0", [999_999_999, "blue", false]],
] as const)("%s is packed as it stands on people's buttons, and read back", (packed, bytes, values) => {
  expect(packed).toBe(bytes);
  expect(about.unpack(packed)).toEqual(values);
});

test("a press without values is its head alone", () => {
  expect(plain.pack()).toBe("thing:stop");
  expect(plain.unpack("thing:stop")).toEqual([]);
  expect(plain.unpack("thing:stop:")).toBeUndefined();
});

test.each([
  "thing:do",
  "thing:do:",
  "thing:do:12",
  "thing:do:0:red",
  "thing:do:12:",
  "thing:do:12:green",
  "thing:do:12:red:",
  "thing:do:12:red:2",
  "thing:do:12:red:1:1",
  "thing:do:1234567890:red",
  " thing:do:12:red",
  "thing:do:12:red\n",
  "thing:doing:12:red",
  "",
])("%j isn't read", (data) => {
  expect(about.unpack(data)).toBeUndefined();
});

test("what can't be read back or is too long isn't packed", () => {
  expect(() => about.pack(0, "red")).toThrow("read back");
  expect(() => about.pack(1.5, "red")).toThrow("read back");
  const words = press("w", textPart(/^[^:]+$/));
  expect(words.pack("я".repeat(31))).toHaveLength(33);
  // 32 letters of two bytes and the head are more bytes than Telegram takes, though fewer letters.
  expect(() => words.pack("я".repeat(32))).toThrow("64 bytes");
  expect(() => words.pack("a:b")).toThrow("read back");
});

test("of which kind a press is can be told of a broken one, too, and not by half a word", () => {
  expect(about.is("thing:do:green")).toBe(true);
  expect(isOneOf([plain, about], "thing:stop")).toBe(true);
  expect(isOneOf([plain, about], "thing:stopped")).toBe(false);
  expect(isOneOf([plain, about], undefined)).toBe(false);
});
