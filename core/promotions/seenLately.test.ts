import { expect, test } from "vitest";
import { seenLately } from "./seenLately.ts";

const HOUR = 60 * 60_000;
const person = { userId: 7, address: "203.0.113.7" };
const stranger = { userId: undefined, address: "203.0.113.7" };

test("a person, and an address of strangers, is shown a promotion once an hour", () => {
  expect(seenLately(1, person, 0)).toBe(false);
  expect(seenLately(1, { ...person, address: "198.51.100.1" }, HOUR - 1)).toBe(true);
  expect(seenLately(2, person, 0)).toBe(false);
  expect(seenLately(1, { ...person, userId: 8 }, 0)).toBe(false);
  expect(seenLately(1, stranger, 0)).toBe(false);
  expect(seenLately(1, { ...stranger, address: "::ffff:203.0.113.7" }, 1)).toBe(true);
  expect(seenLately(1, { ...stranger, address: "203.0.113.8" }, 1)).toBe(false);
  // The hour goes from the first time: who keeps reloading counts again.
  expect(seenLately(1, person, HOUR)).toBe(false);
  expect(seenLately(1, person, HOUR + 1)).toBe(true);
});

test("what is remembered doesn't grow without end: the oldest go", () => {
  const many = 100_000;
  for (let userId = 100; userId < 100 + many; userId += 1) seenLately(3, { ...person, userId }, HOUR);
  expect(seenLately(3, { ...person, userId: 99 + many }, HOUR)).toBe(true);
  expect(seenLately(2, person, HOUR - 1)).toBe(false);
});
