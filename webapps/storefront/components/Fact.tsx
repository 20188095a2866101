import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import styles from "./Fact.module.css";

/** One thing worth knowing: an icon, its name, a line about it. Stands in a list. */
export function Fact({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li className={styles.fact}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </li>
  );
}
