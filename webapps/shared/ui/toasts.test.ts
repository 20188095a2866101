import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, showToast, useToasts } from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});
afterEach(() => vi.useRealTimers());

const visible = () => useToasts.getState().toasts.map(({ isVisible }) => isVisible);

test("a notice is added hidden, visible after 10 ms and gone 300 ms after it is dismissed", () => {
  showToast({ header: "Готово" });
  expect(visible()).toEqual([false]);
  vi.advanceTimersByTime(10);
  expect(visible()).toEqual([true]);

  dismissToast(useToasts.getState().toasts[0]!.id);
  expect(visible()).toEqual([false]);
  vi.advanceTimersByTime(299);
  expect(visible()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(visible()).toHaveLength(0);
});

test("a notice with a time of its own goes by itself, others stay until OK", () => {
  showToast({ header: "Ссылка скопирована" }, 3000);
  showToast({ header: "Важно" });
  vi.advanceTimersByTime(3300);
  expect(useToasts.getState().toasts.map(({ header }) => header)).toEqual(["Важно"]);
});
