import type { ReactNode } from "react";
import card from "../../shell/Card.module.css";
import styles from "./NextSteps.module.css";

/** The next steps, one line after another. */
export function NextSteps({
  title,
  lines,
  children,
}: {
  title: string;
  lines: readonly string[];
  children?: ReactNode;
}) {
  return (
    <section className={card.card}>
      <h2>{title}</h2>
      <ol className={styles.steps}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}
