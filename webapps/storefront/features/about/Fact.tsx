import type { IconName } from "#webapps/shared/ui/Icon.tsx";
import { IconTile } from "../../shell/IconTile.tsx";
import styles from "./Fact.module.css";

interface FactProps {
  icon: IconName;
  title: string;
  text: string;
  /** The element it is: one of a list, or alone. */
  as?: "li" | "div";
}

/** One thing worth knowing: an icon, its name, a line about it. */
export function Fact({ icon, title, text, as: Tag = "li" }: FactProps) {
  return (
    <Tag className={styles.fact}>
      <IconTile name={icon} />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </Tag>
  );
}
