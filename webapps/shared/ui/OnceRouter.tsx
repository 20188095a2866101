import { type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from "react";
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from "react-router-dom";

/** What tells one step from another: where to, and with which state. */
const stepOf = (address: string, state: unknown) => JSON.stringify([address, state ?? null]);
const keyHere = (): string | undefined => window.history.state?.key;

/**
 * For what is inside, a step to the page that is open or already on its way adds nothing to the history: a second tap
 * on a link is no second page to go back from. Nor does a page that was left for another before it was there: the other
 * takes its entry. The browser's own address is asked, which moves at once, while the router's follows when the next
 * screen has come, and a kept page's never does.
 */
export function OnceRouter({ children }: { children: ReactNode }) {
  const router = useContext(NavigationContext);
  const { key } = useLocation();
  const shown = useRef(key);
  useLayoutEffect(() => {
    shown.current = key;
  }, [key]);
  const once = useMemo(() => {
    const { navigator } = router;
    let pushed: string | undefined;
    const isOnItsWay = () => pushed !== undefined && pushed === keyHere() && pushed !== shown.current;
    const replace: typeof navigator.replace = (...step) => {
      const wasOnItsWay = isOnItsWay();
      navigator.replace(...step);
      if (wasOnItsWay) pushed = keyHere();
    };
    const push: typeof navigator.push = (to, state, options) => {
      const { location, history } = window;
      const here = location.pathname + location.search + location.hash;
      if (stepOf(navigator.createHref(to), state) === stepOf(here, history.state?.usr)) return;
      if (isOnItsWay()) return replace(to, state, options);
      navigator.push(to, state, options);
      pushed = keyHere();
    };
    return { ...router, navigator: { ...navigator, push, replace } };
  }, [router]);
  return <NavigationContext value={once}>{children}</NavigationContext>;
}
