import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useListsText } from "../products/locales/useListsText.ts";
import styles from "./FreeDelivery.module.css";

/** Says on a card that bringing it costs nothing. */
export function FreeDelivery() {
  const { t } = useListsText();
  return (
    <span className={styles.free}>
      <Icon name="truck" size={18} />
      {t("all.free")}
    </span>
  );
}
