import { type RefObject, useEffect, useEffectEvent } from "react";

/** Listens to the wheel over an element and keeps it from scrolling or zooming the page, which React's listeners can't. */
export function useWheel(element: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void) {
  const turn = useEffectEvent(onWheel);
  useEffect(() => {
    const target = element.current;
    const handle = (event: WheelEvent) => {
      event.preventDefault();
      turn(event);
    };
    target?.addEventListener("wheel", handle, { passive: false });
    return () => target?.removeEventListener("wheel", handle);
  }, [element]);
}
