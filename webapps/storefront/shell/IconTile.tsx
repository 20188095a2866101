import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import styles from "./IconTile.module.css";

/** An icon on a rounded ground of its own. */
export function IconTile({ name }: { name: IconName }) {
  return (
    <span className={styles.tile}>
      <Icon name={name} />
    </span>
  );
}
