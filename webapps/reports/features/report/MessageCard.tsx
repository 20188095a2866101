import type { ReactNode } from "react";
import styles from "./MessageCard.module.css";

/** A card for a page that has only one thing to say. */
export function MessageCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
