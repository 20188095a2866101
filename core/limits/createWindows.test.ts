import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWindows } from "./createWindows.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

test("each caller has a window of their own, begun by their first call", () => {
  const { count } = createWindows(60);
  expect(count("a")).toEqual({ calls: 1, msLeft: 60_000 });
  later(20_000);
  expect(count("a")).toEqual({ calls: 2, msLeft: 40_000 });
  expect(count("b")).toEqual({ calls: 1, msLeft: 60_000 });
  later(40_000);
  expect(count("a")).toEqual({ calls: 1, msLeft: 60_000 });
  expect(count("b")).toEqual({ calls: 2, msLeft: 20_000 });
});

test("whoever stays away is forgotten without a timer", () => {
  const { count, size } = createWindows(60);
  for (let caller = 0; caller < 1000; caller += 1) count(`early ${caller}`);
  later(30_000);
  count("later");
  expect(size()).toBe(1001);
  later(30_000);
  count("latest");
  expect(size()).toBe(2);
  expect(count("later").calls).toBe(2);
});
