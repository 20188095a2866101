import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDialog } from "./overlays.ts";

const onTab = vi.fn();
let tab: HTMLElement;
let now: number;

beforeEach(() => {
  onTab.mockClear();
  now = 10_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  tab = document.createElement("button");
  tab.addEventListener("click", onTab);
  document.body.append(tab);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function fire(type: string, clientX: number, clientY: number, detail: number): boolean {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, detail });
  Object.defineProperty(event, "timeStamp", { value: now });
  return tab.dispatchEvent(event);
}

/** Whether it was let through; 90 ms lie between the finger's coming and going. */
function tap(x = 195, y = 800): boolean {
  const isPressed = fire("pointerdown", x, y, 0);
  now += 90;
  return fire("click", x, y, 1) && isPressed;
}

/** Opens a dialog, which a tap closes. */
function closeByTap() {
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  const close = openDialog(dialog);
  now += 5000;
  tap();
  close();
  onTab.mockClear();
}

test("the second half of a double tap on what closed a dialog reaches nothing under it", () => {
  for (const wait of [80, 200, 320]) {
    closeByTap();
    now += wait;
    expect(tap(200, 806)).toBe(false);
    expect(onTab).not.toHaveBeenCalled();
    now += 5000;
  }
});

test("what a busy page answers late is judged by when it was tapped", () => {
  closeByTap();
  now += 100;
  const event = new MouseEvent("click", { bubbles: true, clientX: 195, clientY: 800, detail: 1 });
  Object.defineProperty(event, "timeStamp", { value: now });
  now += 2000;
  tab.dispatchEvent(event);
  expect(onTab).not.toHaveBeenCalled();
});

test("a dialog that is opened then is heard at once", () => {
  closeByTap();
  openDialog(document.createElement("dialog"));
  expect(tap()).toBe(true);
});

test("a later tap, one elsewhere, and the keyboard are heard", () => {
  closeByTap();
  now += 360;
  expect(tap()).toBe(true);
  closeByTap();
  expect(tap(40, 300)).toBe(true);
  closeByTap();
  expect(fire("click", 0, 0, 0)).toBe(true);
  expect(onTab).toHaveBeenCalledOnce();
});
