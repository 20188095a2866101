/** The figures that are counted for a listing. */
export const measures = ["views", "contacts", "favourites"] as const;
export type Measure = (typeof measures)[number];

/** A bar of the chart; all in the same units as the chart's width and height. */
interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Even a small count is seen beside a large one. */
const LEAST_HEIGHT = 3;
const GAP = 0.3;

/** Bars of a row of counts, as wide as the chart and the largest as high; nothing counted is a bar of no height. */
export function barsOf(values: readonly number[], width: number, height: number): Bar[] {
  const most = Math.max(...values, 1);
  const step = width / Math.max(values.length, 1);
  return values.map((value, index) => {
    const tall = value === 0 ? 0 : Math.max((value / most) * height, LEAST_HEIGHT);
    return { x: index * step + (step * GAP) / 2, y: height - tall, width: step * (1 - GAP), height: tall };
  });
}

/** Which of `count` bars stands at a place across the chart, a share from 0 to 1. */
export function barAt(share: number, count: number): number {
  return Math.min(Math.max(Math.floor(share * count), 0), count - 1);
}
