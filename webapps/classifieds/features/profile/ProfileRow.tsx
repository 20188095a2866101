import type { ReactNode } from "react";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import styles from "./ProfileRow.module.css";

interface ProfileRowProps {
  icon: IconName;
  tone: "purple" | "gold" | "blue" | "green" | "grey";
  label: string;
  /** What it means, in smaller words under the label. */
  hint?: string;
  value?: ReactNode;
  /** Makes the row a switch that is on or off. */
  isOn?: boolean;
  /** What a tap does; without it the row only says something. */
  onClick?: () => void;
}

/** A line of the profile, as the messenger's own settings look. */
export function ProfileRow({ icon, tone, label, hint, value, isOn, onClick }: ProfileRowProps) {
  const isSwitch = isOn !== undefined;
  const content = (
    <>
      <span className={styles.icon} data-tone={tone}>
        <Icon name={icon} size={19} />
      </span>
      <span className={styles.label}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      {value !== undefined && <span className={`${styles.value} figures`}>{value}</span>}
      {isSwitch && <span className={styles.switch} />}
      {onClick && !isSwitch && <Icon name="forward" size={16} />}
    </>
  );
  if (!onClick) return <div className={styles.row}>{content}</div>;
  if (!isSwitch) {
    return (
      <button type="button" className={styles.row} onClick={onClick}>
        {content}
      </button>
    );
  }
  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.row} onClick={onClick}>
      {content}
    </button>
  );
}
