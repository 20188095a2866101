import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import { IconTile } from "../../shell/IconTile.tsx";
import styles from "./MenuSheet.module.css";

interface MenuRowProps {
  icon: IconName;
  label: string;
  /** A smaller line under it. */
  note?: string;
  /** What the row would change to, in its own language. */
  aside?: { text: string; lang: string };
  look?: "plain" | "main" | "danger";
  onClick: () => void;
}

/** One thing of the menu, with its picture; stands in a list. */
export function MenuRow({ icon, label, note, aside, look = "plain", onClick }: MenuRowProps) {
  return (
    <li>
      <button type="button" className={styles.row} data-look={look} onClick={onClick}>
        <IconTile name={icon} />
        <span className={styles.label}>
          {label}
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {aside && <span lang={aside.lang}>{aside.text}</span>}
        {!aside && look !== "danger" && <Icon name="forward" size={20} />}
      </button>
    </li>
  );
}
