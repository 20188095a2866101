import { expect, test } from "vitest";
import { reportDay } from "./reportDay.ts";

test.each([
  ["2026-11-20T18:59:59.999Z", "2026-11-20"],
  ["2026-11-20T19:00:00.000Z", "2026-11-21"],
  ["2026-12-31T19:00:00.000Z", "2027-01-01"],
])("%s lies in %s, as Tashkent counts", (moment, day) => {
  expect(reportDay(new Date(moment))).toBe(day);
});
