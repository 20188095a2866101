import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

interface EmptyStateProps {
  /** A small line drawing. */
  drawing: ReactNode;
  title: string;
  children?: ReactNode;
  /** The one thing to do from here. */
  action?: ReactNode;
}

/** Nothing to show: a drawing, a sentence, one action. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.drawing}>{drawing}</div>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
