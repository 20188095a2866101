import { maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { coverJoin } from "../products/productCardSql.ts";
import { balanceFateRow, fateJoin } from "./balanceFate.ts";

/** The facts of the bot's message to a buyer about their order. */
const orderNewsRow = {
  ...balanceFateRow,
  orderId: number,
  number: text,
  userId: number,
  /** The product's title, in the buyer's language where there is one. */
  title: text,
  /** Address of the product's cover. */
  photo: maybe(text),
  /** To be paid at the door, in rupees. */
  toPay: number,
  /** The service that brings it, and how it is followed there. */
  carrier: maybe(text),
  trackingNumber: maybe(text),
  trackingLink: maybe(text),
};

export type OrderNews = RowOf<typeof orderNewsRow>;

const columns = `o.id as "orderId", o.number, u.id as "userId", title_in(p, u.language) as title, i.src as photo,
  o.total - o.balance_used as "toPay", o.carrier, o.tracking_number as "trackingNumber",
  o.tracking_link as "trackingLink"`;

/** Lists the news of an order. */
export function listOrderNews(orderId: number): Promise<OrderNews[]> {
  return rows(
    orderNewsRow,
    `select ${columns}, fate.* from orders o
     ${fateJoin("o.id = $orderId")}
     join users u on u.id = o.user_id
     join products p on p.id = o.product_id
     ${coverJoin}
     where o.id = $orderId`,
    { orderId },
  );
}
