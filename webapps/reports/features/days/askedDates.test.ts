import { expect, test } from "vitest";
import { asDays, asMoments } from "./askedDates.ts";

const one = (day: string) => ({ start: day, end: day });

test("days are named month first", () => {
  expect(asDays({ start: "2026-11-02", end: "2026-12-31" })).toEqual({
    startDate: "11.02.2026",
    endDate: "12.31.2026",
  });
});

test("moments are the first and the last of the zone's days, wherever the device is", () => {
  expect(asMoments(one("2026-11-22"), "Asia/Tashkent")).toEqual({
    startDate: "2026-11-21T19:00:00.000Z",
    endDate: "2026-11-22T18:59:59.999Z",
  });
  expect(asMoments({ start: "2026-12-31", end: "2027-01-01" }, "America/New_York")).toEqual({
    startDate: "2026-12-31T05:00:00.000Z",
    endDate: "2027-01-02T04:59:59.999Z",
  });
});

test("a day is as long as the clocks make it", () => {
  const hours = (day: string, zone: string) => {
    const { startDate, endDate } = asMoments(one(day), zone);
    return (Date.parse(endDate) - Date.parse(startDate) + 1) / 3_600_000;
  };
  expect(hours("2026-03-08", "America/New_York")).toBe(23);
  expect(hours("2026-11-01", "America/New_York")).toBe(25);
  expect(hours("2026-11-22", "Asia/Tashkent")).toBe(24);
});

test("where clocks skip midnight the day begins after it; where it comes twice, at the first", () => {
  // In Cairo this day begins at one.
  expect(asMoments(one("2026-04-24"), "Africa/Cairo").startDate).toBe("2026-04-23T22:00:00.000Z");
  expect(asMoments(one("2026-04-23"), "Africa/Cairo").endDate).toBe("2026-04-23T21:59:59.999Z");
  expect(asMoments(one("2026-11-01"), "America/Havana").startDate).toBe("2026-11-01T04:00:00.000Z");
});
