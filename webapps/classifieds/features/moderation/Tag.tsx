import type { ReactNode } from "react";
import styles from "./Tag.module.css";

/** A word or two that should be seen first. */
export function Tag({
  tone = "plain",
  children,
}: {
  tone?: "plain" | "accent" | "warning" | "bad";
  children: ReactNode;
}) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
