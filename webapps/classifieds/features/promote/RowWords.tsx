import type { ReactNode } from "react";
import styles from "./RowWords.module.css";

/** What a row is about and, under it, what there is to know of it. */
export function RowWords({ children, hint }: { children: ReactNode; hint?: ReactNode }) {
  return (
    <span className={styles.words}>
      <strong>{children}</strong>
      {hint && <small className="figures">{hint}</small>}
    </span>
  );
}
