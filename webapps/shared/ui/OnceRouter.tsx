import { type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from "react";
import { UNSAFE_NavigationContext as NavigationContext, type To, useLocation } from "react-router";

/** Tells one step from another: by where to, and with which state. */
const stepOf = (address: string, state: unknown) => JSON.stringify([address, state ?? null]);
/** The same for a page one never left, where one's place is kept anyway. */
const stayOf = (address: string, state: unknown) =>
  JSON.stringify([address, state ?? {}], (name, value) => (name === "keepsPlace" ? undefined : value));
/** The key of the current entry. The router gives the entry that the app was opened at no other key than `default`. */
const keyHere = (): string => window.history.state?.key ?? "default";

/**
 * For what is inside, a step to the page that is open or already on its way adds nothing to the history: a second tap
 * on a link is no second page to go back from. Nor does a page that was left for another before it was there: the other
 * takes its entry, and where that is the page one never left, one goes back to it, unless it is told something new. The
 * browser's own address is asked, which moves at once, while the router's follows when the next screen has come, and a
 * kept page's never does.
 */
export function OnceRouter({ children }: { children: ReactNode }) {
  const router = useContext(NavigationContext);
  const { key, pathname, search, hash, state } = useLocation();
  const shown = useRef({ key: "", stay: "" });
  useLayoutEffect(() => {
    shown.current = { key, stay: stayOf(pathname + search + hash, state) };
  }, [key, pathname, search, hash, state]);
  const once = useMemo(() => {
    const { navigator } = router;
    let pushed: string | undefined;
    /** The page below the one on its way. */
    let left: string | undefined;
    const isOnItsWay = () => pushed === keyHere() && pushed !== shown.current.key;
    const isStillAt = (to: To, state: unknown) =>
      left === shown.current.key && stayOf(navigator.createHref(to), state) === shown.current.stay;
    const replace: typeof navigator.replace = (to, state, options) => {
      const wasOnItsWay = isOnItsWay();
      if (wasOnItsWay && isStillAt(to, state)) return navigator.go(-1);
      navigator.replace(to, state, options);
      if (wasOnItsWay) pushed = keyHere();
    };
    const push: typeof navigator.push = (to, state, options) => {
      const { location, history } = window;
      const here = location.pathname + location.search + location.hash;
      if (stepOf(navigator.createHref(to), state) === stepOf(here, history.state?.usr)) return;
      if (isOnItsWay()) return replace(to, state, options);
      left = keyHere();
      navigator.push(to, state, options);
      pushed = keyHere();
    };
    return { ...router, navigator: { ...navigator, push, replace } };
  }, [router]);
  return <NavigationContext value={once}>{children}</NavigationContext>;
}
