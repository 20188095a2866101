import type { ReactNode } from "react";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import { Row } from "#webapps/shared/ui/Row.tsx";
import styles from "./ProfileRow.module.css";

interface ProfileRowProps {
  icon: IconName;
  tone: "purple" | "gold" | "blue" | "green" | "grey";
  label: string;
  value?: ReactNode;
  /** What a tap does; without it the row only says something. */
  onClick?: () => void;
}

/** The icon of a line of the profile, on a ground of its own as in the messenger's settings. */
export function ToneIcon({ icon, tone }: Pick<ProfileRowProps, "icon" | "tone">) {
  return (
    <span className={styles.icon} data-tone={tone}>
      <Icon name={icon} size={19} />
    </span>
  );
}

/** A line of the profile, as the messenger's own settings look. */
export function ProfileRow({ icon, tone, label, value, onClick }: ProfileRowProps) {
  return (
    <Row
      before={<ToneIcon icon={icon} tone={tone} />}
      label={label}
      after={value !== undefined && <span className="figures">{value}</span>}
      leadsOn={onClick !== undefined}
      onClick={onClick}
    />
  );
}
