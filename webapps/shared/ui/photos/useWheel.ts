import { type RefObject, useEffect, useRef } from "react";

/** Listens to the wheel over an element and keeps it from scrolling or zooming the page, which React's listeners can't. */
export function useWheel(element: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void) {
  const latest = useRef(onWheel);
  useEffect(() => {
    latest.current = onWheel;
  });
  useEffect(() => {
    const target = element.current;
    const handle = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(event);
    };
    target?.addEventListener("wheel", handle, { passive: false });
    return () => target?.removeEventListener("wheel", handle);
  }, [element]);
}
