import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Countdown } from "./Countdown.tsx";

const start = Date.UTC(2026, 10, 25, 9);
const inMs = (ms: number) => new Date(start + ms).toISOString();
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("it ticks each second, long or short", async () => {
  const endsAt = inMs(4 * HOUR_MS + 7 * 60_000 + 9000);
  const { container, rerender } = render(<Countdown endsAt={endsAt} />);
  expect(container.textContent).toBe("04h 07m 09s");
  await wait(1000);
  expect(container.textContent).toBe("04h 07m 08s");
  rerender(<Countdown endsAt={endsAt} isShort />);
  expect(container.textContent).toBe("4h 7m");
});

test("its end is told once, at zero, however long it stays; another end is told anew", async () => {
  const onEnd = vi.fn();
  const { rerender, container } = render(<Countdown endsAt={inMs(2000)} onEnd={onEnd} />);
  await wait(1900);
  expect(onEnd).not.toHaveBeenCalled();
  await wait(60_000);
  expect(container.textContent).toBe("00h 00m 00s");
  rerender(<Countdown endsAt={inMs(2000)} onEnd={() => onEnd()} />);
  await wait(2000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  rerender(<Countdown endsAt={inMs(70_000)} onEnd={onEnd} />);
  await wait(10_000);
  expect(onEnd).toHaveBeenCalledTimes(2);
});

test("a phone that slept shows the truth as soon as it is looked at", async () => {
  const onEnd = vi.fn();
  const { container } = render(<Countdown endsAt={inMs(8 * HOUR_MS)} onEnd={onEnd} />);
  vi.setSystemTime(start + 7 * HOUR_MS);
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(container.textContent).toBe("01h 00m 00s");
  vi.setSystemTime(start + 9 * HOUR_MS);
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("many of them share one timer, and none is left when they go", async () => {
  const many = [1, 2, 3, 4].map((hours) => <Countdown key={hours} endsAt={inMs(hours * HOUR_MS)} />);
  const { unmount } = render(many);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("what ends later than in a day counts to the end of today", () => {
  const { container } = render(<Countdown endsAt={inMs(30 * HOUR_MS)} />);
  const midnight = new Date(start);
  midnight.setHours(24, 0, 0, 0);
  expect(container.textContent).toBe(
    `${String(Math.floor((midnight.getTime() - start) / HOUR_MS)).padStart(2, "0")}h 00m 00s`,
  );
});
