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

test("an equal notice renews the one that is there, and only that one", () => {
  const offline = { header: "Ошибка", message: "Нет сети" };
  const first = showToast(offline, 3000);
  vi.advanceTimersByTime(2900);
  expect(showToast(offline, 3000)).toBe(first);
  showToast({ ...offline, message: "Сервер не отвечает" }, 9000);
  expect(visible()).toEqual([true, false]);
  vi.advanceTimersByTime(2900);
  expect(visible()).toEqual([true, true]);
  vi.advanceTimersByTime(400);
  expect(useToasts.getState().toasts).toHaveLength(1);
});

test("a notice that can be acted on, or that is going, is not renewed", () => {
  const action = () => ({ label: "Вернуть", onAct: vi.fn() });
  showToast({ header: "Снято", action: action() }, 5000);
  showToast({ header: "Снято", action: action() }, 5000);
  expect(visible()).toHaveLength(2);
  const going = showToast({ header: "Ошибка" });
  dismissToast(going);
  expect(showToast({ header: "Ошибка" })).not.toBe(going);
});
