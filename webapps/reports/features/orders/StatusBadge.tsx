import type { OrderStatus } from "#contract/groups.ts";
import { useOrdersText } from "./locales/useOrdersText.ts";
import styles from "./Orders.module.css";

/** The status of an order, in words and a colour. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useOrdersText();
  return (
    <span className={styles.badge} data-status={status}>
      {t(`orders.status.${status}`)}
    </span>
  );
}
