import { type ReactNode, useId } from "react";
import styles from "./Section.module.css";

interface SectionProps {
  title: string;
  /** A line under the card. */
  hint?: ReactNode;
  isInvalid?: boolean;
  children: ReactNode;
}

/** A part of the form: a heading over a card of rows. */
export function Section({ title, hint, isInvalid = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className={styles.card} data-invalid={isInvalid}>
        {children}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </section>
  );
}
