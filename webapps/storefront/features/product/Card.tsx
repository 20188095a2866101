import type { ReactNode } from "react";
import styles from "./Card.module.css";

interface CardProps {
  title?: string;
  /** Where the page can be led to. */
  id?: string;
  children: ReactNode;
}

/** A part of the product page on a ground of its own. */
export function Card({ title, id, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title && <h2 {...(id && { id, tabIndex: -1 })}>{title}</h2>}
      {children}
    </section>
  );
}
