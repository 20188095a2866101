import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ConfirmSheet } from "./ConfirmSheet.tsx";

afterEach(cleanup);

test("the second half of a double tap answers nothing, a tap of its own does", () => {
  const onConfirm = vi.fn();
  render(<ConfirmSheet title="Leave?" confirm="Leave" onConfirm={onConfirm} onClose={() => undefined} />);
  const leave = screen.getByRole("button", { name: "Leave" });
  fireEvent.click(leave, { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(leave, { detail: 1 });
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
