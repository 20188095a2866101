import type { ReactNode } from "react";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import styles from "./Fold.module.css";

interface FoldProps {
  /** Folds of one name close one another. */
  name?: string;
  title: ReactNode;
  children: ReactNode;
}

/** A line that opens what is folded under it. */
export function Fold({ name, title, children }: FoldProps) {
  return (
    <details name={name} className={styles.fold}>
      <summary>
        <span>{title}</span>
        <Icon name="down" size={20} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Folds that stand on one card. */
export function FoldGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}
