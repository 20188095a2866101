import { useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router";
import { beginningOf } from "./ScrollKeeper.tsx";

/**
 * Whether all of a page is to be drawn: of one that begins at its top first comes what is seen of it at once, and the
 * rest, for which nothing is held up, right after. One that is come back to further down is drawn as a whole, and so
 * is what has nothing to begin with (`isAtOnce`).
 */
export function useIsWhole(isAtOnce = false): boolean {
  const [location, type] = [useLocation(), useNavigationType()];
  return useDeferredValue(true, isAtOnce || beginningOf(location, type) > 0);
}
