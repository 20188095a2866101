import { type ReactNode, useContext, useMemo } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";

/** What tells one step from another: where to, and with which state. */
const stepOf = (address: string, state: unknown) => JSON.stringify([address, state ?? null]);

/**
 * For what is inside, a step to the page that is open or already on its way adds nothing to the history: a second tap
 * on a link is no second page to go back from. The browser's own address is asked, which moves at once, while the
 * router's follows when the next screen has come, and a kept page's never does.
 */
export function OnceRouter({ children }: { children: ReactNode }) {
  const router = useContext(NavigationContext);
  const once = useMemo(() => {
    const { navigator } = router;
    const push: typeof navigator.push = (to, state, options) => {
      const { location, history } = window;
      const here = location.pathname + location.search + location.hash;
      const isSame = stepOf(navigator.createHref(to), state) === stepOf(here, history.state?.usr);
      if (!isSame) navigator.push(to, state, options);
    };
    return { ...router, navigator: { ...navigator, push } };
  }, [router]);
  return <NavigationContext value={once}>{children}</NavigationContext>;
}
