import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useGroupText } from "./locales/useGroupText.ts";
import styles from "./RealPeople.module.css";

/** Says that nobody in a group is made up. */
export function RealPeople() {
  const { t } = useGroupText();
  return (
    <p className={styles.line}>
      <Icon name="shield" size={20} />
      {t("group.real")}
    </p>
  );
}
