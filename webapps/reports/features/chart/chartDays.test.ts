import { expect, test } from "vitest";
import { chartRange, extremesOf, formatChartDay, namedDays } from "./chartDays.ts";

test("a short range is shown with the days before it, two weeks in all", () => {
  expect(chartRange({ start: "2026-03-05", end: "2026-03-05" })).toEqual({
    start: "2026-02-20",
    end: "2026-03-05",
  });
  expect(chartRange({ start: "2026-01-01", end: "2026-01-13" })).toEqual({
    start: "2025-12-31",
    end: "2026-01-13",
  });
});

test("from two weeks on it is the range itself", () => {
  const range = { start: "2026-01-01", end: "2026-01-14" };
  expect(chartRange(range)).toEqual(range);
});

test("days are named back from the last one, evenly and as many as find a place", () => {
  expect(namedDays(14, 320)).toEqual([1, 5, 9, 13]);
  expect(namedDays(3, 1000)).toEqual([0, 1, 2]);
  expect(namedDays(366, 10)).toEqual([365]);
  expect(namedDays(0, 320)).toEqual([]);
});

test("the most and the least are told by their first day", () => {
  const days = [3, 9, 9, 0, 0].map((count, place) => ({ day: `2026-01-0${place + 1}`, count }));
  expect(extremesOf(days)).toEqual({ most: days[1], least: days[3] });
  expect(extremesOf([])).toBeUndefined();
});

test("a day is the same in every zone", () => {
  expect(formatChartDay("2026-12-20", "ru")).toBe("20 декабря");
  expect(formatChartDay("2026-12-20", "en")).toBe("December 20");
  expect(formatChartDay("2026-12-20", "en", "short")).toBe("Dec 20");
});
