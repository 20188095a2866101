import type { AdminOrderPage } from "#contract/adminOrders.ts";
import { formatDate } from "#webapps/shared/format/formats.ts";
import { useOrdersText } from "./locales/useOrdersText.ts";
import styles from "./Orders.module.css";

/** The statuses that the order came to, by whom and with which word. */
export function Timeline({ order }: { order: AdminOrderPage }) {
  const { t, language } = useOrdersText();
  return (
    <section className={styles.card}>
      <h3>{t("order.moves")}</h3>
      <ol className={styles.timeline}>
        {order.moves.map(({ to, at, by, note }) => (
          <li key={`${to} ${at}`}>
            <strong>{t(`orders.status.${to}`)}</strong>
            <small>
              <time dateTime={at}>{formatDate(at, language, t)}</time> ·{" "}
              {by ? t("order.moves.by", { name: by.firstName }) : t("order.moves.self")}
            </small>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
