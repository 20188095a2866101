/** A point of the frame, in CSS pixels from its centre. */
export interface Point {
  x: number;
  y: number;
}

/** How a photo is shown: how many times larger than fitted, and how far its centre is from the frame's. */
export interface Zoom extends Point {
  scale: number;
}

/** The sizes of the frame and of the photo as it fits into it, in CSS pixels. */
export interface Frame {
  width: number;
  height: number;
  photoWidth: number;
  photoHeight: number;
}

export const MAX_SCALE = 4;
/** The scale that a double tap zooms to. */
export const TAP_SCALE = 2.5;
/** Farther than this a finger swipes or pans; nearer it taps. */
export const TAP_SLOP = 8;
export const fitted: Zoom = { scale: 1, x: 0, y: 0 };

const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

/** The nearest zoom without a gap between a photo and the frame's edges; one smaller than the frame stays centred. */
export function clampZoom({ scale, x, y }: Zoom, frame: Frame): Zoom {
  const held = Math.min(Math.max(scale, 1), MAX_SCALE);
  const room = (photo: number, side: number) => Math.max(0, (photo * held - side) / 2);
  return {
    scale: held,
    // Added, because a limit of nothing would else give a zero below zero.
    x: within(x, room(frame.photoWidth, frame.width)) + 0,
    y: within(y, room(frame.photoHeight, frame.height)) + 0,
  };
}

/** Zooms so that what lies under the point stays there. */
export function zoomAround(zoom: Zoom, point: Point, scale: number, frame: Frame): Zoom {
  const wanted = Math.min(Math.max(scale, 1), MAX_SCALE);
  const times = wanted / zoom.scale;
  return clampZoom(
    { scale: wanted, x: point.x - (point.x - zoom.x) * times, y: point.y - (point.y - zoom.y) * times },
    frame,
  );
}

/** A double tap: in at the point, or out again. */
export function zoomByTap(zoom: Zoom, point: Point, frame: Frame): Zoom {
  return zoom.scale > 1 ? fitted : zoomAround(zoom, point, TAP_SCALE, frame);
}

/** A turn of the wheel, or a pinch on a trackpad, which arrives as one. */
export function zoomByWheel(zoom: Zoom, point: Point, deltaY: number, frame: Frame): Zoom {
  return zoomAround(zoom, point, zoom.scale * Math.exp(-within(deltaY, 100) / 200), frame);
}

/** Moves the photo, up to its edges. */
export function pan(zoom: Zoom, dx: number, dy: number, frame: Frame): Zoom {
  return clampZoom({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, frame);
}

/** Where two fingers are. */
export type Fingers = readonly [Point, Point];
const middle = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: Fingers) => Math.hypot(a.x - b.x, a.y - b.y);

/** Two fingers moved: the photo follows their middle and grows with their distance. */
export function pinch(zoom: Zoom, before: Fingers, after: Fingers, frame: Frame): Zoom {
  const [from, to] = [middle(before), middle(after)];
  const grown = zoomAround(zoom, from, zoom.scale * (distance(after) / Math.max(distance(before), 1)), frame);
  return pan(grown, to.x - from.x, to.y - from.y, frame);
}

/** Which way a swipe of `dx` pixels in `ms` milliseconds turns: far enough or fast enough, else nowhere. */
export function swipeStep(dx: number, ms: number, width: number): -1 | 0 | 1 {
  const isFar = Math.abs(dx) > width / 3;
  const isFast = Math.abs(dx) > TAP_SLOP * 3 && Math.abs(dx) / Math.max(ms, 1) > 0.4;
  if (!isFar && !isFast) return 0;
  return dx < 0 ? 1 : -1;
}

/** Pulled beyond the first or last photo, the row gives way less and less. */
export function pull(dx: number, current: number, total: number): number {
  const isOutside = (dx > 0 && current === 0) || (dx < 0 && current === total - 1);
  return isOutside ? dx / 3 : dx;
}
