import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Overlay } from "./Overlay.tsx";
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

test("a notice stands inside the topmost dialog, outside of which nothing is in reach, and outlives it", () => {
  vi.useFakeTimers();
  const undo = vi.fn();
  const page = (sheets: string[]) => (
    <>
      {sheets.map((title) => (
        <Overlay key={title} title={title} onClose={vi.fn()}>
          {null}
        </Overlay>
      ))}
      <Toasts />
    </>
  );
  const { rerender } = render(page(["Связь", "Причина"]));
  const dialogOf = () => screen.getByRole("status").closest("dialog");
  expect(dialogOf()).toBe(screen.getByRole("dialog", { name: "Причина" }));

  act(() => {
    showToast({ header: "Номер скопирован", action: { label: "Отменить", onAct: undo } });
    vi.advanceTimersByTime(10);
  });
  rerender(page(["Связь"]));
  expect(dialogOf()).toBe(screen.getByRole("dialog", { name: "Связь" }));
  rerender(page([]));
  expect(dialogOf()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Отменить" }));
  expect(undo).toHaveBeenCalledTimes(1);
});
