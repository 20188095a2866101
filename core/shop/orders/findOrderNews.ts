import { QueryTypes } from "sequelize";
import { isReachable } from "#core/platform/outbox/isReachable.ts";
import { sequelize } from "#db/sequelize.ts";
import { coverJoin } from "../products/productCardSql.ts";
import { type BalanceFate, fateJoin } from "./balanceFate.ts";

/** What the bot tells a buyer whom it can write to about their order. */
export interface OrderNews extends BalanceFate {
  orderId: number;
  number: string;
  userId: number;
  telegramId: number;
  /** Of the product, in the buyer's language where there is one. */
  title: string;
  /** Address of the product's cover. */
  photo: string | null;
  /** To be paid at the door, in rupees. */
  toPay: number;
}

const columns = `o.id as "orderId", o.number, u.id as "userId", u.telegram_id as "telegramId",
  case when u.language = 'hi' then coalesce(p.title_hi, p.title_en) else p.title_en end as title, i.src as photo,
  o.total - o.balance_used as "toPay"`;

/** Of an order; nothing when its buyer can't be or doesn't want to be written to. */
export function findOrderNews(orderId: number): Promise<OrderNews[]> {
  return sequelize.query<OrderNews>(
    `select ${columns}, fate.* from orders o
     ${fateJoin("o.id = $orderId")}
     join users u on u.id = o.user_id
     join products p on p.id = o.product_id
     ${coverJoin}
     where o.id = $orderId and ${isReachable}`,
    { type: QueryTypes.SELECT, bind: { orderId } },
  );
}
