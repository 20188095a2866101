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

test("of many visitors hardly any is taken for another, and hardly any is forgotten", () => {
  const many = 50_000;
  const shown = () =>
    Array.from({ length: many }, (_, at) =>
      seenLately(3, { ...stranger, address: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` }, HOUR),
    );
  expect(shown().filter(Boolean).length).toBeLessThan(3);
  expect(shown().filter(Boolean).length).toBeGreaterThan(many * 0.99);
});

test("with very many the latest are remembered", () => {
  const many = 1_000_000;
  for (let userId = 1; userId <= many; userId += 1) seenLately(4, { ...person, userId }, HOUR + userId);
  const latest = Array.from({ length: 1000 }, (_, at) => ({ ...person, userId: many - at }));
  expect(latest.filter((one) => seenLately(4, one, HOUR + many)).length).toBeGreaterThan(990);
});
