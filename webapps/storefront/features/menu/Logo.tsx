import { useText } from "../../locales/useText.ts";
import styles from "./Logo.module.css";

/** Five seats around a table, the first of them yours. */
function Mark() {
  return (
    <svg aria-hidden="true" className={styles.mark} viewBox="0 0 64 64">
      <rect width="64" height="64" rx="18" className={styles.table} />
      <circle cx="32" cy="14.5" r="6.5" className={styles.you} />
      <g className={styles.friends}>
        <circle cx="48.6" cy="26.6" r="6.5" />
        <circle cx="42.3" cy="46.2" r="6.5" />
        <circle cx="21.7" cy="46.2" r="6.5" />
        <circle cx="15.4" cy="26.6" r="6.5" />
      </g>
    </svg>
  );
}

/** The shop's name with its promise. */
export function Logo() {
  const { t } = useText();
  return (
    <span className={styles.logo}>
      <Mark />
      <span className={styles.words}>
        <strong>Bozor</strong>
        <span className="hint-caption one-line">{t("tagline")}</span>
      </span>
    </span>
  );
}
