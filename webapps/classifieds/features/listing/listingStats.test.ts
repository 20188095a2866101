import { expect, test } from "vitest";
import { barAt, barsOf } from "./listingStats.ts";

test("the largest count is as high as the chart, nothing has no height, little is still seen", () => {
  const [most, none, little] = barsOf([500, 0, 1], 300, 96);
  expect(most).toMatchObject({ y: 0, height: 96 });
  expect(none).toMatchObject({ y: 96, height: 0 });
  expect(little?.height).toBe(3);
});

test("bars share the width evenly and stay inside it", () => {
  const bars = barsOf([1, 2, 3, 4], 100, 50);
  const steps = bars.slice(1).map(({ x }, index) => x - (bars[index]?.x ?? 0));
  expect(steps).toEqual([25, 25, 25]);
  const last = bars[3];
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(100);
  expect(bars[0]?.x).toBeGreaterThan(0);
});

test("a listing nobody saw has a chart without heights", () => {
  expect(barsOf([0, 0], 100, 50).every(({ height }) => height === 0)).toBe(true);
});

test("a finger anywhere on the chart, and beside it, stands on a day", () => {
  expect(barAt(0, 30)).toBe(0);
  expect(barAt(0.5, 30)).toBe(15);
  expect(barAt(1, 30)).toBe(29);
  expect(barAt(-0.2, 30)).toBe(0);
  expect(barAt(1.4, 30)).toBe(29);
});
