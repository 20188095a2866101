import { type KeyboardEvent, useRef } from "react";
import { Link, useNavigate } from "react-router";
import type { AdminOrder } from "#contract/adminOrders.ts";
import { formatDate } from "#webapps/shared/format/formats.ts";
import { useOrdersText } from "./locales/useOrdersText.ts";
import { rupees } from "./money.ts";
import styles from "./Orders.module.css";
import { StatusBadge } from "./StatusBadge.tsx";

interface OrderTableProps {
  orders: readonly AdminOrder[];
  selected: ReadonlySet<number>;
  onSelect: (ids: readonly number[], isSelected: boolean) => void;
  /** The order that is open beside the list. */
  openId: number | undefined;
  addressOf: (id: number) => string;
}

interface OrderRowProps extends Omit<OrderTableProps, "orders"> {
  order: AdminOrder;
}

function OrderRow({ order, selected, onSelect, openId, addressOf }: OrderRowProps) {
  const { t, language } = useOrdersText();
  const { id, number, product, quantity, buyer, delivery } = order;
  return (
    <tr data-open={id === openId}>
      <td>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={selected.has(id)}
            aria-label={t("orders.select", { number })}
            onChange={({ target }) => onSelect([id], target.checked)}
          />
        </label>
      </td>
      <th scope="row">
        <Link
          to={addressOf(id)}
          data-row={id}
          className={`${styles.number} figures`}
          aria-current={id === openId}
        >
          {number}
        </Link>
        <time dateTime={order.createdAt}>{formatDate(order.createdAt, language, t)}</time>
      </th>
      <td className={styles.goods}>
        <span className="one-line">{product.title}</span>
        {quantity > 1 && <small>{t("orders.items", { count: quantity })}</small>}
      </td>
      <td>
        <span className="one-line">{delivery.recipientName || buyer.firstName}</span>
        <small className="figures">{delivery.phoneNumber}</small>
      </td>
      <td className="figures">{rupees(order.toPay, language)}</td>
      <td>
        <StatusBadge status={order.status} />
      </td>
    </tr>
  );
}

/** Whether a key is meant for what has the focus: something is typed there. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement && target.type !== "checkbox";

/** The orders as a table. j and k go from row to row, x ticks the one that has the focus, Enter opens it. */
export function OrderTable({ orders, ...rest }: OrderTableProps) {
  const { t } = useOrdersText();
  const table = useRef<HTMLTableElement>(null);
  const navigate = useNavigate();
  const { selected, onSelect, addressOf } = rest;
  const ids = orders.map(({ id }) => id);
  const areAll = ids.length > 0 && ids.every((id) => selected.has(id));

  function step(event: KeyboardEvent) {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...(table.current?.querySelectorAll<HTMLElement>("a[data-row]") ?? [])];
    const row = (event.target as HTMLElement).closest("tr")?.querySelector<HTMLElement>("a[data-row]");
    const place = row ? links.indexOf(row) : -1;
    const id = Number(row?.dataset.row);
    if (event.key === "j") links[Math.min(place + 1, links.length - 1)]?.focus();
    else if (event.key === "k") links[Math.max(place - 1, 0)]?.focus();
    else if (event.key === "x" && row) onSelect([id], !selected.has(id));
    else if (event.key === "Enter" && row && event.target !== row) void navigate(addressOf(id));
    else return;
    event.preventDefault();
  }

  return (
    <table ref={table} className={styles.table} onKeyDown={step}>
      <caption className="hidden-words">{t("orders.title")}</caption>
      <thead>
        <tr>
          <th>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={areAll}
                aria-label={t("orders.column.select")}
                onChange={({ target }) => onSelect(ids, target.checked)}
              />
              <span className={styles.all}>{t("orders.column.select")}</span>
            </label>
          </th>
          <th scope="col">{t("orders.column.number")}</th>
          <th scope="col">{t("orders.column.product")}</th>
          <th scope="col">{t("orders.column.buyer")}</th>
          <th scope="col">{t("orders.column.total")}</th>
          <th scope="col">{t("orders.column.status")}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} {...rest} />
        ))}
      </tbody>
    </table>
  );
}
