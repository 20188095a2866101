import { type TouchEvent, useRef } from "react";

/** So far a finger goes down before it means to close. */
const SWIPE_PX = 72;

/** Handlers of what a finger drawn down closes, as long as there is nothing above to scroll to. */
export function useSwipeDown(onSwipe: () => void) {
  const from = useRef<number>(undefined);
  return {
    onTouchStart: ({ currentTarget, touches }: TouchEvent<HTMLElement>) => {
      const isAtTop = (currentTarget.closest("dialog")?.scrollTop ?? 0) <= 0;
      from.current = isAtTop && touches.length === 1 ? touches[0]?.clientY : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent<HTMLElement>) => {
      const to = changedTouches[0]?.clientY;
      if (from.current !== undefined && to !== undefined && to - from.current > SWIPE_PX) onSwipe();
      from.current = undefined;
    },
    onTouchCancel: () => {
      from.current = undefined;
    },
  };
}
