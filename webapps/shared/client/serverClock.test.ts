import { afterEach, expect, test, vi } from "vitest";
import { hearServerClock, serverNow } from "./serverClock.ts";

const noon = Date.UTC(2026, 10, 25, 12);
const HOUR_MS = 3_600_000;
const dateAt = (ms: number) => new Date(ms).toUTCString();

afterEach(() => {
  // As far as a second tells, which is what the tests begin with.
  hear(noon, 0);
  vi.useRealTimers();
});

/** Hears the server say a time when the device believes it is noon. */
function hear(saidMs: number, tookMs = 100) {
  vi.useFakeTimers({ now: noon });
  hearServerClock(dateAt(saidMs), noon - tookMs);
}

test("a device whose clock is right by what can be told is believed", () => {
  hear(noon, 0);
  const believed = serverNow();
  expect(Math.abs(believed - noon)).toBeLessThanOrEqual(1000);
  hear(noon);
  hear(noon - 200, 1200);
  expect(serverNow()).toBe(believed);
});

test.each([-3 * HOUR_MS, 7 * HOUR_MS])("a clock that is %i ms off is set right within a second", (off) => {
  hear(noon + off);
  expect(Math.abs(serverNow() - noon - off)).toBeLessThanOrEqual(1100);
  vi.advanceTimersByTime(5000);
  expect(Math.abs(serverNow() - noon - off - 5000)).toBeLessThanOrEqual(1100);
});

test("a clock that the person sets right again is believed again", () => {
  hear(noon + HOUR_MS);
  hear(noon);
  expect(Math.abs(serverNow() - noon)).toBeLessThanOrEqual(1100);
});

test("an answer that was waited for all night, or says no time, teaches nothing wrong", () => {
  hear(noon, 0);
  const believed = serverNow();
  hear(noon - 8 * HOUR_MS, 8 * HOUR_MS);
  hearServerClock(null, noon);
  hearServerClock("yesterday", noon);
  expect(serverNow()).toBe(believed);
});
