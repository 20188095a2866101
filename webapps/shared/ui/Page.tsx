import { type ReactNode, useEffect } from "react";
import { useIsShown } from "./keptPage.tsx";
import styles from "./Page.module.css";
import { useBackButton } from "./useBack.ts";

export interface PageProps {
  /** The page's name in the tab of a browser and for screen readers. */
  title: string;
  /** Where back leads when there is no history. */
  home: string;
  /** A page one doesn't go back from, such as a tab. */
  isRoot?: boolean;
  /** `ground` is the plain page, `grouped` the greyer one that sections stand on. */
  look?: "ground" | "grouped";
  children: ReactNode;
}

/** One screen: its width, safe areas and name, and the messenger's back button tied to it. */
export function Page({ title, home, isRoot = false, look = "ground", children }: PageProps) {
  const isShown = useIsShown();
  useBackButton(home, isRoot);
  useEffect(() => {
    if (isShown) document.title = title;
  }, [title, isShown]);
  return (
    <main className={styles.page} data-look={look}>
      {children}
    </main>
  );
}
