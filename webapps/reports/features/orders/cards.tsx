import { Link } from "react-router";
import type { AdminOrderPage } from "#contract/adminOrders.ts";
import { formatDate } from "#webapps/shared/format/formats.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useOrdersText } from "./locales/useOrdersText.ts";
import { rupees } from "./money.ts";
import styles from "./Orders.module.css";
import { StatusBadge } from "./StatusBadge.tsx";

interface CardProps {
  order: AdminOrderPage;
}

/** The goods of the order and its price, as it was then. */
export function GoodsCard({ order }: CardProps) {
  const { t, language } = useOrdersText();
  const { product, quantity, boughtAs, total, balanceUsed, toPay } = order;
  const isAlone = boughtAs === "alone";
  const lines = [
    [t(isAlone ? "order.price.alone" : "order.price.group"), rupees(Math.round(total / quantity), language)],
    [t("order.quantity"), String(quantity)],
    [t("order.total"), rupees(total, language)],
    ...(balanceUsed > 0 ? [[t("order.balance"), rupees(-balanceUsed, language)]] : []),
    [t("order.toPay"), rupees(toPay, language)],
  ] as const;
  return (
    <section className={styles.card}>
      <h3>{t("order.lines")}</h3>
      <div className={styles.product}>
        {product.image && <img src={product.image.src} alt="" width={56} height={56} />}
        <a href={`/product/${product.link}`}>{product.title}</a>
      </div>
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The buyer, how to reach them, and how their orders have ended so far. */
export function BuyerCard({ order }: CardProps) {
  const { t } = useOrdersText();
  const { buyer, delivery, history } = order;
  return (
    <section className={styles.card}>
      <h3>{t("order.buyer")}</h3>
      <p>
        <strong>{buyer.firstName}</strong>
        <small>{t(buyer.isReachable ? "order.reachable" : "order.unreachable")}</small>
      </p>
      <a className={styles.call} href={`tel:${delivery.phoneNumber}`} target="_blank" rel="noreferrer">
        <Icon name="phone" size={20} />
        <span>{t("order.call")}</span>
        <span className="figures">{delivery.phoneNumber}</span>
      </a>
      <p>{t("order.history")}</p>
      <ul className={styles.history}>
        {history.map(({ status, count }) => (
          <li key={status}>
            <StatusBadge status={status} /> <span className="figures">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The group it was ordered in, with the orders of the others. Nothing of one bought alone. */
export function GroupCard({ order }: CardProps) {
  const { t } = useOrdersText();
  const { group, groupOrders } = order;
  if (!group) return null;
  const of = { count: group.membersCount, of: group.participantsToComplete };
  return (
    <section className={styles.card}>
      <h3>{t("order.group")}</h3>
      <p>{t(`order.group.${group.status}`, of)}</p>
      <ul className={styles.members}>
        {groupOrders.map(({ id, number, buyer, status, isCreator }) => (
          <li key={id}>
            <Link
              to={`/orders/${id}`}
              className="figures"
              aria-current={id === order.id ? "page" : undefined}
            >
              {number}
            </Link>
            <span className="one-line">
              {buyer.firstName}
              {isCreator && ` · ${t("order.group.creator")}`}
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The statuses that the order came to, by whom and with which word. */
export function Timeline({ order }: CardProps) {
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
