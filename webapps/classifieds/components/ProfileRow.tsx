import type { ReactNode } from "react";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import styles from "./ProfileRow.module.css";

export interface ProfileRowProps {
  icon: IconName;
  tone: "purple" | "gold" | "blue" | "green" | "grey";
  label: string;
  value?: ReactNode;
  /** What a tap does; without it the row only says something. */
  onClick?: () => void;
}

/** A line of the profile, as the messenger's own settings look. */
export function ProfileRow({ icon, tone, label, value, onClick }: ProfileRowProps) {
  const content = (
    <>
      <span className={styles.icon} data-tone={tone}>
        <Icon name={icon} size={19} />
      </span>
      <span className={styles.label}>{label}</span>
      {value !== undefined && <span className={`${styles.value} figures`}>{value}</span>}
      {onClick && <Icon name="forward" size={16} />}
    </>
  );
  if (!onClick) return <div className={styles.row}>{content}</div>;
  return (
    <button type="button" className={styles.row} onClick={onClick}>
      {content}
    </button>
  );
}
