import { startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { beginningOf } from "./ScrollKeeper.tsx";

/** Between two steps, so that a tap at first sight is answered before what isn't seen yet is drawn. */
const PAUSE_MS = 100;

/**
 * How many of `total` rows to draw by now: `step` at first, which is more than a phone shows, and as many more a moment
 * after those before are drawn. A page that is come back to further down is drawn whole.
 */
export function useGrowing(total: number, step: number): number {
  const [location, type] = [useLocation(), useNavigationType()];
  const [count, setCount] = useState(() =>
    beginningOf(location, type) > 0 ? Number.POSITIVE_INFINITY : step,
  );
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count, total, step]);
  return Math.min(count, total);
}
