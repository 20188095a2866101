import "uplot/dist/uPlot.min.css";
import { useEffect, useEffectEvent, useRef } from "react";
import type uPlot from "uplot";
import { type Drawn, dataOf, drawPlot } from "./DayChartPlot.ts";

/** Follows the box's size and the page's theme until the returned function is called. */
function follow(plot: uPlot, box: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => {
    if (box.clientWidth > 0) plot.setSize({ width: box.clientWidth, height: box.clientHeight });
  });
  sizes.observe(box);
  const theme = new MutationObserver(() => plot.redraw(false));
  theme.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["style", "data-appearance"],
  });
  return () => {
    sizes.disconnect();
    theme.disconnect();
  };
}

/** Keeps a chart in a box up to date, and says which day lies at a place of the page. */
export function useDayChartPlot(drawn: Drawn) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(undefined);
  const latest = useEffectEvent(() => drawn);
  const { days, range, active, language } = drawn;

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const made = drawPlot(element, () => latest());
    plot.current = made;
    const unfollow = follow(made, element);
    return () => {
      unfollow();
      made.destroy();
      plot.current = undefined;
    };
  }, []);

  useEffect(
    () => plot.current?.setData(dataOf({ days, range, active: undefined, language })),
    [days, range, language],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of the axes stay until they are asked for again.
  useEffect(() => plot.current?.redraw(false, true), [language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again when another day is told of.
  useEffect(() => plot.current?.redraw(false), [active]);

  function placeAt(clientX: number): number | undefined {
    const { left, width } = plot.current?.over.getBoundingClientRect() ?? { left: 0, width: 0 };
    if (width === 0) return undefined;
    const place = Math.floor(((clientX - left) / width) * days.length);
    return Math.max(0, Math.min(days.length - 1, place));
  }
  return { box, placeAt };
}
