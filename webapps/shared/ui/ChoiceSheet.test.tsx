import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ChoiceSheet } from "./ChoiceSheet.tsx";

afterEach(cleanup);

const options = ["one", "two", "three"].map((value) => ({ value, label: value }));
function open(chosen: string) {
  const [onChoose, onClose] = [vi.fn(), vi.fn()];
  render(<ChoiceSheet title="Which" {...{ options, chosen, onChoose, onClose }} />);
  return { onChoose, onClose };
}
const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test("begins at what is chosen, goes round by arrows without choosing, and closes on a choice", () => {
  const { onChoose, onClose } = open("two");
  expect(screen.getByRole("radiogroup", { name: "Which" })).toBeTruthy();
  expect(screen.getByRole("radio", { checked: true }).textContent).toBe("two");
  expect(focused()).toBe("two");
  press("ArrowDown");
  press("ArrowRight");
  expect(focused()).toBe("one");
  press("ArrowUp");
  expect(focused()).toBe("three");
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(document.activeElement as HTMLElement);
  expect([onChoose.mock.calls, onClose.mock.calls.length]).toEqual([[["three"]], 1]);
});

test("where nothing is chosen yet the first is reached", () => {
  open("");
  expect(focused()).toBe("one");
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});
