import type { ReactNode } from "react";
import styles from "./RowWords.module.css";

/** The label of a row and, under it, a hint. */
export function RowWords({ children, hint }: { children: ReactNode; hint?: ReactNode }) {
  return (
    <span className={styles.words}>
      <strong>{children}</strong>
      {hint && <small className="figures">{hint}</small>}
    </span>
  );
}
