import type { ReactNode } from "react";
import { Icon, type IconName } from "../Icon.tsx";
import styles from "./Note.module.css";

interface NoteProps {
  icon: IconName;
  title?: string;
  tone?: "plain" | "danger" | "promotion";
  /** Read out at once, because something has just gone wrong. */
  isAlert?: boolean;
  children?: ReactNode;
}

/** Something to know before or while the form is filled. */
export function Note({ icon, title, tone = "plain", isAlert = false, children }: NoteProps) {
  return (
    <div className={styles.note} data-tone={tone} role={isAlert ? "alert" : "note"}>
      <Icon name={icon} />
      <div>
        {title && <strong>{title}</strong>}
        {children && <p>{children}</p>}
      </div>
    </div>
  );
}
