import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isFocusLost } from "./isFocusLost.ts";

interface Place {
  pathname: string;
  top: number;
  /** Where the link leads that had the focus; of an entry alone. */
  href?: string | undefined;
}

/** By an entry of the history, and by an address. */
const places = new Map<string, Place>();
const topOf = (name: string) => places.get(name)?.top ?? 0;

interface Step {
  key: string;
  pathname: string;
  search: string;
  state: unknown;
}

/** How far down a page is to begin, in pixels: where it was left, by going back to it and by its tab. */
export function beginningOf(
  { key, pathname, search, state }: Step,
  type: "POP" | "PUSH" | "REPLACE",
): number {
  if (type === "POP") return topOf(key);
  return (state as { keepsPlace?: boolean } | null)?.keepsPlace ? topOf(pathname + search) : 0;
}

/** Another list now stands at an address: it begins at its top, however one comes to it. */
export function forgetScroll(forgotten: string) {
  for (const [name, { pathname }] of places) if (pathname === forgotten) places.delete(name);
}

/** A page that needs its data first gets this long to grow to its old height. */
const PATIENCE_MS = 1500;

/** Gives a link the focus, unless something else has it; false while the link isn't there. */
function refocus(href: string | undefined): boolean {
  if (!href || !isFocusLost()) return true;
  const link = [...document.links].find((one) => one.href === href && !one.matches("[inert] *"));
  link?.focus({ preventScroll: true });
  return link !== undefined;
}

/**
 * Goes to where a list was left, and to the link that had the focus, trying again while the page is still too short;
 * a touch of the user ends it.
 */
function restore(top: number, href?: string): () => void {
  const started = performance.now();
  let frame = 0;
  let isThere = false;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("touchstart", stop);
    window.removeEventListener("wheel", stop);
  };
  const attempt = () => {
    if (!isThere) window.scrollTo(0, top);
    isThere ||= Math.abs(window.scrollY - top) < 2;
    const isDone = refocus(href) && isThere;
    if (!isDone && performance.now() - started < PATIENCE_MS) frame = requestAnimationFrame(attempt);
  };
  attempt();
  window.addEventListener("touchstart", stop, { passive: true });
  window.addEventListener("wheel", stop, { passive: true });
  return stop;
}

/**
 * Lists keep their place: going back returns to the same scroll and focus before anything is painted, a tab (a
 * navigation with the state `keepsPlace`) to the same scroll; a new page begins at its top, also one that takes the
 * place of another.
 */
export function ScrollKeeper() {
  const { key, pathname, search, state } = useLocation();
  const type = useNavigationType();
  const address = pathname + search;
  const keepsPlace = Boolean((state as { keepsPlace?: boolean } | null)?.keepsPlace);

  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    const isStart = shown.current === undefined;
    const wasElsewhere = shown.current !== pathname;
    shown.current = pathname;
    // The page hasn't been scrolled yet, and asking would have it laid out before its time.
    if (isStart) return undefined;
    if (type === "POP") return restore(topOf(key), places.get(key)?.href);
    if (keepsPlace) return restore(topOf(address));
    // A changed filter of the same page stays where it is; the page itself decides.
    if (type === "PUSH" || wasElsewhere) window.scrollTo(0, 0);
  }, [key, type, keepsPlace, address, pathname]);

  // Not a passive effect: until such a one is gone, the next page's way to its top would be taken for this page's place.
  useLayoutEffect(() => {
    const remember = () => {
      const place = { pathname, top: window.scrollY };
      places.set(key, place).set(address, place);
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      window.removeEventListener("scroll", remember);
      // Standing before all pages, this is told before the one that is left is taken away.
      const focused = document.activeElement as Partial<HTMLAnchorElement> | null;
      places.set(key, { pathname, top: topOf(key), href: focused?.href });
    };
  }, [key, address, pathname]);

  return null;
}
