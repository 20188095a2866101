import { expect, test } from "vitest";
import { deadline } from "./Countdown.tsx";

const now = new Date(2026, 10, 25, 14, 30);
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

test("a group that ends within a day is open until its end", () => {
  expect(deadline(later(23.99), now).toISOString()).toBe(later(23.99));
  expect(deadline(later(-1), now).toISOString()).toBe(later(-1));
});

test("one that ends later is open until the day is over", () => {
  expect(deadline(later(24), now)).toEqual(new Date(2026, 10, 25, 23, 59, 59, 999));
});
