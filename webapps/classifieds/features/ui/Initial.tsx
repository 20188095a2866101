import { lettersOf } from "#contract/cutText.ts";
import styles from "./Initial.module.css";

/** The first letter of a name, where there is no face. */
export function Initial({ name, size = 22 }: { name: string; size?: number }) {
  return (
    <span className={styles.initial} style={{ fontSize: size }} aria-hidden="true">
      {lettersOf(name.trim()).next().value?.toUpperCase() ?? "?"}
    </span>
  );
}
