import type { IconName } from "#webapps/shared/ui/Icon.tsx";
import { Row } from "#webapps/shared/ui/Row.tsx";
import { IconTile } from "../../shell/IconTile.tsx";
import styles from "./MenuSheet.module.css";

interface MenuRowProps {
  icon: IconName;
  label: string;
  /** A smaller line under it. */
  note?: string;
  /** The value that the row would change to, in its own language. */
  aside?: { text: string; lang: string };
  look?: "plain" | "main" | "danger";
  onClick: () => void;
}

/** One thing of the menu, with its picture; stands in a list. */
export function MenuRow({ icon, label, note, aside, look = "plain", onClick }: MenuRowProps) {
  return (
    <li>
      <Row
        className={styles.row}
        data-look={look}
        before={<IconTile name={icon} />}
        label={label}
        hint={note}
        after={aside && <span lang={aside.lang}>{aside.text}</span>}
        leadsOn={!aside && look !== "danger"}
        onClick={onClick}
      />
    </li>
  );
}
