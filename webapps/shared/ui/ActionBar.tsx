import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./ActionBar.module.css";

/** The main actions of a page in the thumb's reach, above a tab bar where there is one. The page and its notices make room for it. */
export function ActionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--action-bar", `${bar.current?.offsetHeight ?? 0}px`);
    return () => {
      style.removeProperty("--action-bar");
    };
  }, []);

  return (
    <div ref={bar} className={styles.bar}>
      {children}
    </div>
  );
}
