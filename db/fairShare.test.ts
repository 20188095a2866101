import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFairShare } from "./fairShare.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Works for a second each time until the time is over. @returns how often. */
function workFor(seconds: number, { owed, note } = createFairShare({ burst: 2000, share: 0.2 })) {
  const until = performance.now() + seconds * 1000;
  let times = 0;
  while (performance.now() < until) {
    vi.advanceTimersByTime(owed());
    vi.advanceTimersByTime(1000);
    note(1000);
    times += 1;
  }
  return times;
}

test("a burst goes at once, what lasts gets its share", () => {
  expect(workFor(2)).toBe(2);
  const times = workFor(1000);
  expect(times).toBeGreaterThanOrEqual(200);
  expect(times).toBeLessThanOrEqual(205);
});

test("who has rested may do a burst again, and no more than that", () => {
  const fair = createFairShare({ burst: 2000, share: 0.2 });
  workFor(100, fair);
  vi.advanceTimersByTime(3_600_000);
  const startedAt = performance.now();
  workFor(2, fair);
  expect(performance.now() - startedAt).toBe(2000);
  const times = workFor(100, fair);
  expect(times).toBeLessThanOrEqual(24);
});
