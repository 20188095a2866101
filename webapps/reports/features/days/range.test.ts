import { describe, expect, test } from "vitest";
import {
  addDays,
  dayIn,
  isDay,
  isRange,
  lengthOf,
  quickNamesOf,
  rangeFor,
  readRange,
  writeRange,
} from "./range.ts";

const today = "2026-11-22";

describe("the day of a moment", () => {
  test("is the zone's own, to the millisecond at midnight", () => {
    const midnight = Date.parse("2026-11-21T19:00:00Z");
    expect(dayIn("Asia/Tashkent", midnight - 1)).toBe("2026-11-21");
    expect(dayIn("Asia/Tashkent", midnight)).toBe("2026-11-22");
    expect(dayIn("UTC", midnight)).toBe("2026-11-21");
  });

  test("holds in zones far to the east and west, and of half hours", () => {
    const moment = Date.parse("2026-12-31T18:30:00Z");
    expect(dayIn("Pacific/Kiritimati", moment)).toBe("2027-01-01");
    expect(dayIn("Asia/Kolkata", moment)).toBe("2027-01-01");
    expect(dayIn("Asia/Kolkata", moment - 1)).toBe("2026-12-31");
    expect(dayIn("Pacific/Pago_Pago", moment)).toBe("2026-12-31");
  });

  test("holds where clocks change", () => {
    // Between two and three in the morning there is nothing here on this day.
    expect(dayIn("America/New_York", Date.parse("2026-03-08T04:59:59.999Z"))).toBe("2026-03-07");
    expect(dayIn("America/New_York", Date.parse("2026-03-09T03:59:59.999Z"))).toBe("2026-03-08");
    // Midnight comes twice.
    expect(dayIn("America/Havana", Date.parse("2026-11-01T04:30:00Z"))).toBe("2026-11-01");
    expect(dayIn("America/Havana", Date.parse("2026-11-01T05:30:00Z"))).toBe("2026-11-01");
  });
});

describe("days", () => {
  test("are added across months, leap days and years", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
    expect(lengthOf({ start: "2028-02-01", end: "2028-03-01" })).toBe(30);
  });

  test.each([
    "",
    "today",
    "2026-02-29",
    "2026-13-01",
    "2026-1-1",
    "22.11.2026",
    "1999-12-31",
    "0002-11-22",
    "2101-01-01",
  ])("%j is none", (text) => expect(isDay(text)).toBe(false));

  test("a leap day is one", () => expect(isDay("2028-02-29")).toBe(true));
});

describe("quick ranges", () => {
  test("end today or with the last whole month", () => {
    expect(rangeFor("today", today)).toEqual({ start: "2026-11-22", end: "2026-11-22" });
    expect(rangeFor("yesterday", today)).toEqual({ start: "2026-11-21", end: "2026-11-21" });
    expect(rangeFor("week", today)).toEqual({ start: "2026-11-16", end: "2026-11-22" });
    expect(rangeFor("thirtyDays", today)).toEqual({ start: "2026-10-24", end: "2026-11-22" });
    expect(rangeFor("thisMonth", today)).toEqual({ start: "2026-11-01", end: "2026-11-22" });
    expect(rangeFor("lastMonth", today)).toEqual({ start: "2026-10-01", end: "2026-10-31" });
  });

  test("reach over the turn of a year and a leap February", () => {
    expect(rangeFor("lastMonth", "2027-01-05")).toEqual({ start: "2026-12-01", end: "2026-12-31" });
    expect(rangeFor("lastMonth", "2028-03-31")).toEqual({ start: "2028-02-01", end: "2028-02-29" });
    expect(rangeFor("yesterday", "2027-01-01")).toEqual({ start: "2026-12-31", end: "2026-12-31" });
  });

  test("are known again, all that fit", () => {
    expect(quickNamesOf({ start: "2026-11-16", end: today }, today)).toEqual(["week"]);
    expect(quickNamesOf({ start: "2026-11-01", end: "2026-11-01" }, "2026-11-01")).toEqual([
      "today",
      "thisMonth",
    ]);
    expect(quickNamesOf({ start: "2026-11-02", end: today }, today)).toEqual([]);
  });
});

describe("a range", () => {
  test.each([
    { start: "", end: today },
    { start: today, end: "2026-11-21" },
    { start: "2025-11-21", end: today },
  ])("of %j makes no report", (range) => expect(isRange(range)).toBe(false));

  test("has 366 days at most", () => {
    const range = { start: "2025-11-22", end: today };
    expect(lengthOf(range)).toBe(366);
    expect(isRange(range)).toBe(true);
  });
});

describe("the address", () => {
  test("without a range is today", () => {
    expect(readRange("", today)).toEqual({ range: { start: today, end: today }, isOdd: false });
    expect(readRange("?lng=en", today)).toEqual({ range: { start: today, end: today }, isOdd: false });
  });

  test("is followed, also with one end only", () => {
    const range = { start: "2026-11-01", end: "2026-11-10" };
    expect(readRange("?start=2026-11-01&end=2026-11-10", today)).toEqual({ range, isOdd: false });
    expect(readRange("?start=2026-11-01", today).range).toEqual({ start: "2026-11-01", end: today });
    expect(readRange("?end=2026-11-10", today).range).toEqual({ start: "2026-11-10", end: "2026-11-10" });
  });

  test.each([
    "?start=11.01.2026&end=2026-11-10",
    "?start=2026-11-10&end=2026-11-01",
    "?start=2020-01-01&end=2026-11-10",
    "?start=&end=",
    "?start=2026-02-30",
  ])("%s falls back to today and says so", (search) => {
    expect(readRange(search, today)).toEqual({ range: { start: today, end: today }, isOdd: true });
  });

  test("is written and keeps what else it said", () => {
    const range = { start: "2026-11-01", end: "2026-11-10" };
    const written = writeRange("?lng=en&start=x", range);
    expect(readRange(written, today)).toEqual({ range, isOdd: false });
    expect(new URLSearchParams(written).get("lng")).toBe("en");
  });
});
