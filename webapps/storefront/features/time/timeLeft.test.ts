import { expect, test } from "vitest";
import { timeLeft, timeLeftShort, waitLeft } from "./timeLeft.ts";

test.each([
  [86_400_000, "24h 00m 00s", "24h 0m"],
  [4 * 3_600_000 + 7 * 60_000 + 8_200, "04h 07m 09s", "4h 7m"],
  [59_001, "00h 01m 00s", "1m 0s"],
  [0, "00h 00m 00s", "0m 0s"],
  [-5, "00h 00m 00s", "0m 0s"],
])("%i ms are %s, in short %s", (ms, long, short) => {
  expect(timeLeft(ms)).toBe(long);
  expect(timeLeftShort(ms)).toBe(short);
});

test("a wait counts minutes and seconds", () => {
  expect([0, 59, 60, 65, 300].map(waitLeft)).toEqual(["00:00", "00:59", "01:00", "01:05", "05:00"]);
});
