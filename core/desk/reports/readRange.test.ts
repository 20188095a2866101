import { expect, test } from "vitest";
import { dayStart } from "./dayStart.ts";
import { readRange } from "./readRange.ts";

const TASHKENT = "Asia/Tashkent";
const read = (startDate: unknown, endDate: unknown, zone = TASHKENT) => {
  const { from, before } = readRange({ startDate, endDate }, zone);
  return [from.toISOString(), before.toISOString()];
};
const refused = (fields: Record<string, string>) =>
  expect.objectContaining({ code: "invalid_input", details: { fields } });

test.each(["11.01.2026", "2026-11-01"])("%s is a whole day of the zone", (day) => {
  expect(read(day, day)).toEqual(["2026-10-31T19:00:00.000Z", "2026-11-01T19:00:00.000Z"]);
  expect(read(day, "11.22.2026", "Asia/Kolkata")).toEqual([
    "2026-10-31T18:30:00.000Z",
    "2026-11-22T18:30:00.000Z",
  ]);
});

test("moments are within the range to the millisecond, whatever their offset", () => {
  expect(read("2026-11-01T00:00:00+05:00", "2026-11-01T23:59:59.999+05:00")).toEqual([
    "2026-10-31T19:00:00.000Z",
    "2026-11-01T19:00:00.000Z",
  ]);
  expect(read("2026-11-01T00:00:00Z", "2026-11-01T00:00:00.000Z")).toEqual([
    "2026-11-01T00:00:00.000Z",
    "2026-11-01T00:00:00.001Z",
  ]);
  // A day and a moment may be mixed.
  expect(read("2026-11-01", "2026-11-01T01:00:00Z")).toEqual([
    "2026-10-31T19:00:00.000Z",
    "2026-11-01T01:00:00.001Z",
  ]);
});

test.each([
  "02.30.2026",
  "2026-02-30",
  "02.29.2027",
  "13.01.2026",
  "00.10.2026",
  "11.00.2026",
  "1.2.2026",
  "11/01/2026",
  "01-11-2026",
  "2026.11.01",
  "20261101",
  "2026-11-1",
  "2026-11",
  "11.01.26",
  "2026-11-01T00:00:00",
  "2026-11-01 00:00:00Z",
  "2026-11-01T24:00:00Z",
  "2026-02-30T00:00:00Z",
  "2026-11-01T00:00:00 05:00",
  "2026-11-01t00:00:00z",
  "2026-11-01T00:00:00+25:00",
  "2026-W45-1",
  "1999-12-31",
  "2101-01-01",
  "01.01.0000",
  "12.31.9999",
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:59Z",
  "+002026-11-01T00:00:00Z",
  "١١.٠١.٢٠٢٦",
  "２０２６-１１-０１",
  "2026-11-01\n",
  " 2026-11-01",
  "2026-11-01\u0000",
  "today",
  "null",
  "1793491200000",
  "2026-11-01; drop table users",
  "1".repeat(100_000),
  " ",
])("%j is no date", (text) => {
  expect(() => read(text, "11.01.2026")).toThrow(refused({ startDate: "date" }));
  expect(() => read("11.01.2026", text)).toThrow(refused({ endDate: "date" }));
});

test.each([
  [["11.01.2026"]],
  [["11.01.2026", "11.02.2026"]],
  [{ toString: () => "11.01.2026" }],
  [Object.prototype],
  [1_793_491_200_000],
  [true],
  [new Date()],
])("%j isn't a date either", (value) => {
  expect(() => read(value, value)).toThrow(refused({ startDate: "date", endDate: "date" }));
});

test("both ends must be there", () => {
  expect(() => readRange({}, TASHKENT)).toThrow(refused({ startDate: "required", endDate: "required" }));
  expect(() => read("", null)).toThrow(refused({ startDate: "required", endDate: "required" }));
  expect(() => read("11.01.2026", undefined)).toThrow(refused({ endDate: "required" }));
  expect(() => read("", "x")).toThrow(refused({ startDate: "required", endDate: "date" }));
  const polluted = JSON.parse(
    '{"__proto__": {"startDate": "2026-11-01", "endDate": "2026-11-01"}}',
  ) as object;
  expect(() => readRange({ ...polluted }, TASHKENT)).toThrow(
    refused({ startDate: "required", endDate: "required" }),
  );
});

test("the start isn't after the end", () => {
  expect(() => read("11.02.2026", "11.01.2026")).toThrow(refused({ startDate: "order" }));
  expect(() => read("2026-11-01T00:00:00.001Z", "2026-11-01T00:00:00Z")).toThrow(
    refused({ startDate: "order" }),
  );
  // The day begins at 19:00 of the day before, in UTC.
  expect(() => read("2026-11-01T19:00:00Z", "2026-11-01")).toThrow(refused({ startDate: "order" }));
  expect(read("2026-11-01T18:59:59.999Z", "2026-11-01")).toHaveLength(2);
});

test.each([TASHKENT, "America/New_York", "Australia/Lord_Howe", "UTC"])(
  "366 days of %s are the most, however their clocks go",
  (zone) => {
    for (const [start, last, tooLate] of [
      ["2026-11-01", "2027-11-01", "2027-11-02"],
      ["2028-01-01", "2028-12-31", "2029-01-01"],
      ["2026-03-08", "2027-03-08", "2027-03-09"],
    ] as const) {
      expect(read(start, last, zone)).toHaveLength(2);
      expect(() => read(start, tooLate, zone)).toThrow(refused({ endDate: "long" }));
    }
  },
);

test("366 days between moments are the most", () => {
  expect(read("2026-01-01T00:00:00Z", "2027-01-01T23:59:59.999Z", "UTC")).toHaveLength(2);
  expect(() => read("2026-01-01T00:00:00Z", "2027-01-02T00:00:00Z", "UTC")).toThrow(
    refused({ endDate: "long" }),
  );
});

test("a day has 23 or 25 hours when clocks are changed in it, and begins late when midnight is skipped", () => {
  const hours = (day: string, zone: string) => {
    const { from, before } = readRange({ startDate: day, endDate: day }, zone);
    return (before.getTime() - from.getTime()) / 3_600_000;
  };
  expect(hours("2026-03-08", "America/New_York")).toBe(23);
  expect(hours("2026-11-01", "America/New_York")).toBe(25);
  expect(hours("2026-10-25", "Europe/London")).toBe(25);
  expect(hours("2026-10-04", "Australia/Lord_Howe")).toBe(23.5);
  // Chile's clocks go from 24:00 to 01:00, Cuba's from 01:00 back to 00:00.
  expect(read("2026-09-06", "2026-09-06", "America/Santiago")[0]).toBe("2026-09-06T04:00:00.000Z");
  expect(hours("2026-09-06", "America/Santiago")).toBe(23);
  expect(hours("2026-11-01", "America/Havana")).toBe(25);
});

const dst = ["America/Havana", "America/Santiago", "America/New_York", "Africa/Cairo", "Asia/Beirut"];
test.each([TASHKENT, "Asia/Kathmandu", "Pacific/Chatham", "Africa/Casablanca", "America/St_Johns", ...dst])(
  "each day of %s begins where the one before ends, at its first moment",
  (zone) => {
    const dayOf = new Intl.DateTimeFormat("en-CA", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2028, 0, 1); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10);
      const start = dayStart(day, { zone });
      expect(dayOf.format(start)).toBe(day);
      expect(dayOf.format(start.getTime() - 1) < day, day).toBe(true);
      expect(readRange({ startDate: day, endDate: day }, zone).before).toEqual(
        dayStart(day, { zone, plusDays: 1 }),
      );
    }
  },
);

test("without a zone days are those of REPORT_TIMEZONE", () => {
  const days = { startDate: "11.01.2026", endDate: "11.01.2026" };
  expect(readRange(days)).toEqual(readRange(days, TASHKENT));
});
