import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./ReportTable.module.css";

/** What is too wide scrolls in here; only then is it a stop for the keyboard, whose arrows scroll it. */
export function ReportTableScroll({ name, children }: { name: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWide(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className={styles.scroll}
      {...(isWide && { role: "group", "aria-label": name, tabIndex: 0 })}
      onScroll={({ currentTarget }) => {
        // By hand, as drawing a thousand rows anew would make scrolling stumble.
        currentTarget.dataset.scrolled = String(currentTarget.scrollLeft > 0);
      }}
    >
      {children}
    </div>
  );
}
