import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWindows } from "./createWindows.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => vi.advanceTimersByTime(ms);

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

test("however long nobody calls, what has ended has ended, and what hasn't is still counted", () => {
  for (const silence of [999, 1000, 5_600, 30_000, 59_999, 60_000, 65_536, 70_000, 125_536, 3_600_000]) {
    const { count } = createWindows(60);
    for (let call = 0; call < 5; call += 1) count("a");
    later(500);
    count("b");
    later(silence);
    expect(count("a"), String(silence)).toEqual(
      silence < 59_500 ? { calls: 6, msLeft: 59_500 - silence } : { calls: 1, msLeft: 60_000 },
    );
    expect(count("b").calls, String(silence)).toBe(silence < 60_000 ? 2 : 1);
  }
});

test("counts as a list of all calls would, whoever calls when", () => {
  const { count } = createWindows(60);
  const begun = new Map<string, { at: number; calls: number }>();
  const callers = ["10.0.0.1", "10.0.0.2", "203.0.113.7", "255.255.255.255", "2001:db8:0:1", "17", "1.2.3"];
  let seed = 7;
  const draw = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let call = 0; call < 5000; call += 1) {
    later(draw(20) === 0 ? draw(90_000) : draw(400));
    const who = callers[draw(callers.length)]!;
    const now = performance.now();
    const known = begun.get(who);
    const window = known && known.at + 60_000 > now ? known : { at: now, calls: 0 };
    window.calls += 1;
    begun.set(who, window);
    expect(count(who)).toEqual({ calls: window.calls, msLeft: window.at + 60_000 - now });
  }
});

test("what looks like an address but isn't is a caller of its own; very many calls stay many", () => {
  const { count, size } = createWindows(60);
  const callers = ["1.2.3.4", "1.2.3.4.5", "1.2.34", "16909060", "::ffff:1.2.3.4", "", "..."];
  for (const who of callers) expect(count(who).calls, who).toBe(1);
  expect(size()).toBe(callers.length);
  for (let call = 0; call < 40_000; call += 1) count("1.2.3.4");
  expect(count("1.2.3.4")).toEqual({ calls: 32_767, msLeft: 60_000 });
  expect(count("1.2.3.5").calls).toBe(1);
});
