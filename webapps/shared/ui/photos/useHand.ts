import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { type Fingers, type Point, TAP_SLOP } from "./photoZoom.ts";

export type Stage = RefObject<HTMLElement | null>;

/** Where an event is, from the middle of the stage. */
export function pointOf({ current: stage }: Stage, event: { clientX: number; clientY: number }): Point {
  const box = stage?.getBoundingClientRect() ?? new DOMRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}

/** The gesture of a hand from the first finger's touch to the last one's leave. */
interface Gesture {
  startedAt: number;
  start: Point;
  /** Whether it went too far, or with too many fingers, to be a tap. */
  isDrag: boolean;
  isTouch: boolean;
}

interface HandProps {
  stage: Stage;
  onStart: () => void;
  onPinch: (before: Fingers, after: Fingers) => void;
  /** One finger moved: by how much since the last time, and since it began. */
  onDrag: (by: Point, whole: Point) => void;
  /** The last finger left, so many milliseconds after the first came; `isCut` when the client took over. */
  onRelease: (ms: number, isCut: boolean) => void;
  onTap: (event: MouseEvent, isTouch: boolean) => void;
}

/** Tells what the fingers or the mouse do on a stage: pinch, drag or tap. `isDown` as long as any of them touches. */
export function useHand({ stage, onStart, onPinch, onDrag, onRelease, onTap }: HandProps) {
  const [isDown, setDown] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture>(undefined);

  function onPointerDown(event: PointerEvent) {
    if (event.button > 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const start = pointOf(stage, event);
    fingers.current.set(event.pointerId, start);
    const isDrag = fingers.current.size > 1;
    gesture.current = { startedAt: event.timeStamp, start, isDrag, isTouch: event.pointerType !== "mouse" };
    setDown(true);
    onStart();
  }

  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    const now = gesture.current;
    if (!before || !now) return;
    const after = pointOf(stage, event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, after);
    if (other) return onPinch([before, other], [after, other]);
    const whole = { x: after.x - now.start.x, y: after.y - now.start.y };
    if (Math.hypot(whole.x, whole.y) > TAP_SLOP) now.isDrag = true;
    if (now.isDrag) onDrag({ x: after.x - before.x, y: after.y - before.y }, whole);
  }

  function onPointerUp(event: PointerEvent) {
    const wasDown = fingers.current.delete(event.pointerId);
    const now = gesture.current;
    if (!wasDown || !now) return;
    const [left] = fingers.current.values();
    if (left) {
      // The finger that stays goes on from where it is.
      now.start = left;
      return;
    }
    setDown(false);
    onRelease(event.timeStamp - now.startedAt, event.type === "pointercancel");
  }

  function onClick(event: MouseEvent) {
    const now = gesture.current;
    if (now && !now.isDrag) onTap(event, now.isTouch);
  }

  return {
    isDown,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick },
  };
}
