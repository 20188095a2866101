import { type RefObject, useEffect, useRef, useState } from "react";

interface Slides {
  strip: RefObject<HTMLDivElement | null>;
  /** The slide in view, counted from 0. */
  current: number;
  show: (index: number, isSmooth?: boolean) => void;
  onScroll: () => void;
}

/** A strip of full-width slides that a finger scrolls and buttons may turn. */
export function useSlides(count: number, first = 0): Slides {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);

  function show(index: number, isSmooth = true) {
    const element = strip.current;
    if (!element || index < 0 || index >= count) return;
    element.scrollTo({ left: index * element.clientWidth, behavior: isSmooth ? "smooth" : "instant" });
  }

  useEffect(() => {
    const element = strip.current;
    if (element && first > 0) element.scrollLeft = first * element.clientWidth;
  }, [first]);

  return {
    strip,
    current,
    show,
    onScroll: () => {
      const element = strip.current;
      if (element && element.clientWidth > 0) {
        setCurrent(Math.round(element.scrollLeft / element.clientWidth));
      }
    },
  };
}
