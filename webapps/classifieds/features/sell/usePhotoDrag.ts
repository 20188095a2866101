import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { loadLaterParts } from "./lazyParts.tsx";
import type { PhotoDrag } from "./PhotoDrag.ts";
import type { PhotoQueue } from "./photoUpload.ts";

/** Lets the photos of a grid be dragged; `grid` are the properties of the element around the tiles. */
export function usePhotoDrag(queue: PhotoQueue) {
  const grid = useRef<HTMLUListElement>(null);
  const drag = useRef<PhotoDrag>(undefined);
  const [draggedId, setDraggedId] = useState<number>();

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const left = new AbortController();
    async function begin(grid: HTMLElement) {
      // Without it the menu of a photo does the same.
      const parts = await loadLaterParts().catch(() => undefined);
      if (!parts || left.signal.aborted) return;
      const made = new parts.PhotoDrag(grid, queue, setDraggedId);
      made.arrange();
      drag.current = made;
      // While a photo hangs at the finger the page must not scroll; only a listener that isn't passive can say so.
      const stay = (event: TouchEvent) => made.isHolding && event.preventDefault();
      grid.addEventListener("touchmove", stay, { passive: false, signal: left.signal });
      left.signal.addEventListener("abort", () => made.end());
    }
    void begin(element);
    return () => left.abort();
  }, [queue]);
  useLayoutEffect(() => drag.current?.arrange());

  return {
    draggedId,
    press: (event: PointerEvent, id: number) => drag.current?.press(event, id),
    grid: {
      ref: grid,
      onClickCapture: (event: MouseEvent) => {
        if (!drag.current?.hasJustDragged) return;
        event.preventDefault();
        event.stopPropagation();
      },
      // A long press begins a drag and nothing else.
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
