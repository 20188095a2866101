import { startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { beginningOf } from "./ScrollKeeper.tsx";

/**
 * How many of `total` rows to draw by now: `step` at first, which is more than a phone shows, and as many more each time
 * those before are drawn, so that no piece of work holds up a tap. A page that is come back to further down is drawn whole.
 */
export function useGrowing(total: number, step: number): number {
  const [location, type] = [useLocation(), useNavigationType()];
  const [count, setCount] = useState(() =>
    beginningOf(location, type) > 0 ? Number.POSITIVE_INFINITY : step,
  );
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total, step]);
  return Math.min(count, total);
}
