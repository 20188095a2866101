import { useEffect, useRef } from "react";

/** A second tap within this long makes a double one; a single one is known to be single only after it. */
export const DOUBLE_TAP_MS = 250;

/** Tells one tap from two. */
export function useTaps(
  onTap: () => void,
  onDoubleTap: (event: { clientX: number; clientY: number }) => void,
) {
  const last = useRef<{ at: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => () => clearTimeout(last.current?.timer), []);

  return (event: { clientX: number; clientY: number; timeStamp: number }) => {
    const before = last.current;
    clearTimeout(before?.timer);
    last.current = undefined;
    if (before && event.timeStamp - before.at < DOUBLE_TAP_MS) onDoubleTap(event);
    else last.current = { at: event.timeStamp, timer: setTimeout(onTap, DOUBLE_TAP_MS) };
  };
}
