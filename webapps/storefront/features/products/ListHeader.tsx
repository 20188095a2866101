import type { ReactNode } from "react";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { paths } from "../../paths.ts";
import styles from "./ListHeader.module.css";

/** A list's name, with the way back before it and what can be done beside it. */
export function ListHeader({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <BackArrow home={paths.home} />
      <h1>{title}</h1>
      {children}
    </header>
  );
}
