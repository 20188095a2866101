import { expect, test } from "vitest";
import {
  clampZoom,
  type Frame,
  fitted,
  MAX_SCALE,
  pan,
  pinch,
  pull,
  swipeStep,
  TAP_SCALE,
  type Zoom,
  zoomAround,
  zoomByTap,
  zoomByWheel,
} from "./photoZoom.ts";

/** A phone held upright around a photo of 4 to 3. */
const frame: Frame = { width: 400, height: 800, photoWidth: 400, photoHeight: 300 };
/** Where a point of the photo stands on the screen. */
const shown = (zoom: Zoom, x: number, y: number) => ({
  x: zoom.x + x * zoom.scale,
  y: zoom.y + y * zoom.scale,
});

test("what lies under the point stays under it", () => {
  const wide: Frame = { width: 400, height: 300, photoWidth: 400, photoHeight: 300 };
  const zoom = zoomAround(fitted, { x: 60, y: -40 }, 2, wide);
  expect(shown(zoom, 60, -40)).toEqual({ x: 60, y: -40 });
  const further = zoomAround(zoom, { x: 60, y: -40 }, 3.5, wide);
  expect(shown(further, 60, -40).x).toBeCloseTo(60);
});

test("no gap opens between the photo and the frame, and a low photo stays in the middle", () => {
  expect(pan({ scale: 2, x: 0, y: 0 }, 5000, 5000, frame)).toEqual({ scale: 2, x: 200, y: 0 });
  expect(pan({ scale: 4, x: 0, y: 0 }, -5000, -5000, frame)).toEqual({ scale: 4, x: -600, y: -200 });
  expect(pan(fitted, 30, 30, frame)).toEqual(fitted);
});

test("a photo is never smaller than fitted nor larger than the limit", () => {
  expect(clampZoom({ scale: 0.3, x: 90, y: 9 }, frame)).toEqual(fitted);
  expect(clampZoom({ scale: 40, x: 0, y: 0 }, frame).scale).toBe(MAX_SCALE);
  expect(zoomAround({ scale: 3, x: 500, y: 0 }, { x: 0, y: 0 }, 0.1, frame)).toEqual(fitted);
});

test("a double tap goes in at its point and out again", () => {
  const near = zoomByTap(fitted, { x: 100, y: 0 }, frame);
  expect(near.scale).toBe(TAP_SCALE);
  expect(shown(near, 100, 0).x).toBeCloseTo(100);
  expect(zoomByTap(near, { x: 0, y: 0 }, frame)).toEqual(fitted);
});

test("two fingers move and stretch the photo together", () => {
  const before = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const;
  const after = [
    { x: -80, y: 0 },
    { x: 120, y: 0 },
  ] as const;
  expect(pinch(fitted, before, after, frame)).toEqual({ scale: 2, x: 20, y: 0 });
  const closed = [
    { x: -1, y: 0 },
    { x: 1, y: 0 },
  ] as const;
  expect(pinch({ scale: 2, x: 0, y: 0 }, before, closed, frame)).toEqual(fitted);
});

test("fingers on one spot don't throw the photo away", () => {
  const same = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ] as const;
  expect(
    Number.isFinite(
      pinch(
        fitted,
        same,
        [
          { x: -9, y: 0 },
          { x: 9, y: 0 },
        ],
        frame,
      ).scale,
    ),
  ).toBe(true);
});

test("the wheel zooms in upwards and out downwards, one notch of any mouse about the same", () => {
  const inward = zoomByWheel(fitted, { x: 0, y: 0 }, -120, frame);
  expect(inward.scale).toBeGreaterThan(1.3);
  expect(inward.scale).toBe(zoomByWheel(fitted, { x: 0, y: 0 }, -3000, frame).scale);
  expect(zoomByWheel(inward, { x: 0, y: 0 }, 120, frame).scale).toBeCloseTo(1);
});

test("a far or a fast swipe turns, a hesitant one doesn't", () => {
  expect(swipeStep(-150, 900, 400)).toBe(1);
  expect(swipeStep(60, 90, 400)).toBe(-1);
  expect(swipeStep(-60, 900, 400)).toBe(0);
  expect(swipeStep(-12, 5, 400)).toBe(0);
});

test("beyond the ends the row resists", () => {
  expect(pull(90, 0, 3)).toBe(30);
  expect(pull(-90, 2, 3)).toBe(-30);
  expect(pull(-90, 0, 3)).toBe(-90);
});
