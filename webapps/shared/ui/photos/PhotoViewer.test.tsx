import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { PhotoViewer } from "./PhotoViewer.tsx";
import { DOUBLE_TAP_MS } from "./useTaps.ts";

const closed = vi.fn();
const stage = () => screen.getByRole("group", { name: "Фотографии" });
const shown = () => document.querySelector<HTMLElement>('[aria-hidden="false"] img')?.style.transform;

interface Hand {
  pointerId?: number;
  pointerType?: "touch" | "mouse";
}

const at = (x: number, { pointerId = 1, pointerType = "touch" }: Hand = {}) => ({
  pointerId,
  pointerType,
  clientX: x,
  clientY: 0,
  button: 0,
});

function tap(hand: Hand = {}) {
  fireEvent.pointerDown(stage(), at(0, hand));
  fireEvent.pointerUp(stage(), at(0, hand));
  fireEvent.click(stage(), at(0, hand));
}

function drag(to: number) {
  fireEvent.pointerDown(stage(), at(0));
  fireEvent.pointerMove(stage(), at(to / 2));
  fireEvent.pointerMove(stage(), at(to));
  fireEvent.pointerUp(stage(), at(to));
  fireEvent.click(stage(), at(to));
}

beforeEach(async () => {
  closed.mockClear();
  await renderPart(
    <PhotoViewer photos={["/a.webp", "/b.webp", "/c.webp"]} name="Диван" first={0} onClose={closed} />,
  );
  Object.defineProperties(stage(), {
    clientWidth: { value: 400 },
    clientHeight: { value: 800 },
    setPointerCapture: { value: () => undefined },
  });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test("a click of a mouse closes at once, a tap when it is known to be single", () => {
  tap({ pointerType: "mouse" });
  expect(closed).toHaveBeenCalledWith(0);
  closed.mockClear();
  tap();
  expect(closed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(DOUBLE_TAP_MS);
  expect(closed).toHaveBeenCalledTimes(1);
});

test("a swipe turns the photo and closes nothing", () => {
  drag(-200);
  vi.advanceTimersByTime(1000);
  expect(screen.getByText("2/3")).toBeTruthy();
  drag(200);
  drag(200);
  expect(screen.getByText("1/3")).toBeTruthy();
  vi.advanceTimersByTime(1000);
  expect(closed).not.toHaveBeenCalled();
});

test("two taps zoom in and two more out, and another photo begins fitted", () => {
  tap();
  tap();
  expect(shown()).toContain("scale(2.5)");
  fireEvent.keyDown(stage(), { key: "ArrowRight" });
  expect(shown()).toContain("scale(1)");
  vi.advanceTimersByTime(1000);
  expect(closed).not.toHaveBeenCalled();
});

test("two fingers zoom, and lifting them neither turns nor closes", () => {
  fireEvent.pointerDown(stage(), at(-50, { pointerId: 1 }));
  fireEvent.pointerDown(stage(), at(50, { pointerId: 2 }));
  fireEvent.pointerMove(stage(), at(150, { pointerId: 2 }));
  expect(shown()).toContain("scale(2)");
  fireEvent.pointerUp(stage(), at(150, { pointerId: 2 }));
  fireEvent.pointerUp(stage(), at(-50, { pointerId: 1 }));
  fireEvent.click(stage(), at(-50));
  vi.advanceTimersByTime(1000);
  expect(screen.getByText("1/3")).toBeTruthy();
  expect(closed).not.toHaveBeenCalled();
});

test("arrow keys turn up to the ends, plus and minus zoom", () => {
  for (const _ of [1, 2, 3, 4]) fireEvent.keyDown(stage(), { key: "ArrowRight" });
  expect(screen.getByText("3/3")).toBeTruthy();
  fireEvent.keyDown(stage(), { key: "+" });
  expect(shown()).not.toContain("scale(1)");
  fireEvent.keyDown(stage(), { key: "-" });
  expect(shown()).toContain("scale(1)");
});
