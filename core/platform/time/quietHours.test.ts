import { expect, test } from "vitest";
import { awakeAt } from "./quietHours.ts";

/** 22 November 2026 by the clocks of India, five hours and a half ahead. */
const india = (time: string, day = 22) => new Date(`2026-11-${day}T${time}+05:30`);

test.each([
  ["21:59:59.999", india("21:59:59.999")],
  ["22:00", india("09:00", 23)],
  ["23:59:59", india("09:00", 23)],
  ["00:00", india("09:00")],
  ["08:59:59.999", india("09:00")],
  ["09:00", india("09:00")],
  ["15:30", india("15:30")],
])("at %s in India somebody may be reminded at %s", (time, until) => {
  expect(awakeAt(india(time), "Asia/Kolkata")).toEqual(until);
});

test("the night is that of the time zone, also one in which clocks are changed", () => {
  expect(awakeAt(india("23:00"), "Etc/GMT")).toEqual(india("23:00"));
  // From 22:30 before the change to nine o'clock after it are half past nine hours.
  expect(awakeAt(new Date("2026-10-24T22:30:00+02:00"), "Europe/Berlin")).toEqual(
    new Date("2026-10-25T09:00:00+01:00"),
  );
});
