import { QueryTypes } from "sequelize";
import type { OrderStatus } from "#contract/groups.ts";
import type { Language } from "#contract/languages.ts";
import { sequelize } from "#db/sequelize.ts";
import { coverJoin } from "../products/productCardSql.ts";
import { productTitleSql } from "../products/productTitleSql.ts";

/** What the bot's card of somebody's own order of the shop shows. */
export interface OrderPreview {
  number: string;
  status: OrderStatus;
  title: string;
  /** To be paid at the door, in whole rupees. */
  toPay: number;
  /** Address of the product's cover. */
  photo: string | null;
}

/** Finds a person's own order; nothing of another's, nor whether there is one. */
export async function findOrderPreview(
  userId: number,
  id: number,
  language: Language,
): Promise<OrderPreview | undefined> {
  const [order] = await sequelize.query<OrderPreview>(
    `select o.number, o.status, ${productTitleSql(language)} as title, o.total - o.balance_used as "toPay", i.src as photo
     from orders o join products p on p.id = o.product_id ${coverJoin}
     where o.id = $id and o.user_id = $userId`,
    { type: QueryTypes.SELECT, bind: { id, userId } },
  );
  return order;
}
