import { useState } from "react";
import {
  type Frame,
  fitted,
  type Point,
  pan,
  pinch,
  pull,
  swipeStep,
  type Zoom,
  zoomByTap,
  zoomByWheel,
} from "./photoZoom.ts";
import { pointOf, type Stage, useHand } from "./useHand.ts";
import { useTaps } from "./useTaps.ts";
import { useWheel } from "./useWheel.ts";

function frameOf({ current: stage }: Stage, index: number): Frame {
  const [width, height] = [stage?.clientWidth ?? 1, stage?.clientHeight ?? 1];
  const image = stage?.querySelector<HTMLElement>(`[data-index="${index}"] img`);
  return {
    width,
    height,
    photoWidth: image?.offsetWidth ?? width,
    photoHeight: image?.offsetHeight ?? height,
  };
}

/** The zoom of the photo in view; another photo begins fitted. */
function useZoom(current: number) {
  const [{ of, zoom }, setState] = useState({ of: current, zoom: fitted });
  const setZoom = (next: (last: Zoom) => Zoom) =>
    setState((last) => ({ of: current, zoom: next(last.of === current ? last.zoom : fitted) }));
  return [of === current ? zoom : fitted, setZoom] as const;
}

interface PhotoGesturesProps {
  /** The place of the photo that the fingers touch. */
  stage: Stage;
  current: number;
  total: number;
  onTurn: (step: -1 | 1) => void;
  onTap: () => void;
}

/**
 * Fingers, mouse and wheel on a row of photos: swipe, pinch, pan, double tap, tap. `swiped` is how far a finger leads
 * the row, in pixels; while `isLed`, nothing may lag behind it.
 */
export function usePhotoGestures({ stage, current, total, onTurn, onTap }: PhotoGesturesProps) {
  const [zoom, setZoom] = useZoom(current);
  const [swiped, setSwiped] = useState(0);
  const frame = () => frameOf(stage, current);

  const zoomBy = (deltaY: number, point: Point = { x: 0, y: 0 }) =>
    setZoom((last) => zoomByWheel(last, point, deltaY, frame()));
  useWheel(stage, (event) => zoomBy(event.deltaY, pointOf(stage, event)));
  const tap = useTaps(onTap, (event) => setZoom((last) => zoomByTap(last, pointOf(stage, event), frame())));

  const { isDown, handlers } = useHand({
    stage,
    onStart: () => setSwiped(0),
    onPinch: (before, after) => setZoom((last) => pinch(last, before, after, frame())),
    onDrag: (by, whole) => {
      if (zoom.scale > 1) setZoom((last) => pan(last, by.x, by.y, frame()));
      else setSwiped(pull(whole.x, current, total));
    },
    onRelease: (ms, isCut) => {
      setSwiped(0);
      const step = swipeStep(swiped, ms, frame().width);
      if (step !== 0 && !isCut) onTurn(step);
    },
    onTap: (event, isTouch) => (isTouch ? tap(event) : onTap()),
  });

  return { zoom, swiped, isLed: isDown, handlers, zoomBy };
}
