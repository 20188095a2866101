import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isFocusLost } from "./isFocusLost.ts";
import { useIsShown } from "./KeptPage.tsx";
import styles from "./Page.module.css";
import { useBackButton } from "./useBack.ts";

interface PageProps {
  /** The page's name in the tab of a browser and for screen readers. */
  title: string;
  /** Where back leads when there is no history. */
  home: string;
  /** A page one doesn't go back from, such as a tab. */
  isRoot?: boolean;
  /** Back leads to `home` wherever one came from. */
  isBackHome?: boolean;
  /** `ground` is the plain page, `grouped` the greyer one that sections stand on. */
  look?: "ground" | "grouped";
  children: ReactNode;
}

/**
 * Where a step forward has left the focus on nothing, or on what can't be reached any longer, the new page takes it, so
 * that it is heard. The first page doesn't, nor one that is come back to.
 */
function useFocusWhenNew() {
  const main = useRef<HTMLElement>(null);
  const isShown = useIsShown();
  const { pathname } = useLocation();
  const isNew = useNavigationType() !== "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page, even of the same screen.
  useLayoutEffect(() => {
    if (isShown && isNew && isFocusLost()) main.current?.focus({ preventScroll: true });
  }, [pathname, isShown]);
  return main;
}

/** One screen: its width, safe areas and name, and the messenger's back button tied to it. */
export function Page({
  title,
  home,
  isRoot = false,
  isBackHome = false,
  look = "ground",
  children,
}: PageProps) {
  const isShown = useIsShown();
  const main = useFocusWhenNew();
  useBackButton(home, isRoot, isBackHome);
  useEffect(() => {
    if (isShown) document.title = title;
  }, [title, isShown]);
  return (
    <main ref={main} tabIndex={-1} aria-label={title} className={styles.page} data-look={look}>
      {children}
    </main>
  );
}
