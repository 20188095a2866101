import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { isReachable } from "../lifecycle/ownerNotice.ts";
import { coverJoin } from "../products/productCardSql.ts";
import { returnedSql } from "./orderSql.ts";

/** What the bot tells a buyer whom it can write to about their order. */
export interface OrderNews {
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
  /** What of the balance came back with an order that came to nothing, and what of it didn't, in paise. */
  balanceBack: number;
  balanceKept: number;
}

const columns = `o.id as "orderId", o.number, u.id as "userId", u.telegram_id as "telegramId",
  case when u.language = 'hi' then coalesce(p.title_hi, p.title_en) else p.title_en end as title, i.src as photo,
  o.total - o.balance_used as "toPay"`;

const balanceColumns = `back.paise as "balanceBack",
  case when o.status in ('cancelled', 'refused', 'returned') then o.balance_used * 100 - back.paise else 0 end as "balanceKept"`;

/** Of an order; nothing when its buyer can't be or doesn't want to be written to. */
export function findOrderNews(orderId: number): Promise<OrderNews[]> {
  return sequelize.query<OrderNews>(
    `select ${columns}, ${balanceColumns} from orders o
     cross join lateral (select ${returnedSql} as paise) back
     join users u on u.id = o.user_id
     join products p on p.id = o.product_id
     ${coverJoin}
     where o.id = $orderId and ${isReachable}`,
    { type: QueryTypes.SELECT, bind: { orderId } },
  );
}
