import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Toasts } from "./Toasts.tsx";
import { showToast, useToasts } from "./toasts.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  useToasts.setState({ toasts: [] });
});

test("a notice's action stands in the place of OK, and is done once however often it is tapped", () => {
  vi.useFakeTimers();
  const undo = vi.fn();
  showToast({ header: "Убрано", action: { label: "Отменить", onAct: undo } }, 5000);
  vi.advanceTimersByTime(10);
  render(<Toasts />);
  const button = screen.getByRole("button", { name: "Отменить" });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(undo).toHaveBeenCalledTimes(1);
});
