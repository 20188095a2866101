import { z } from "zod";
import { orderStatuses } from "#contract/groups.ts";
import type { Language } from "#contract/languages.ts";
import { maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { coverJoin } from "../products/productCardSql.ts";

/** The bot's card of a person's own order of the shop. */
const orderPreviewRow = {
  number: text,
  status: z.enum(orderStatuses),
  title: text,
  /** To be paid at the door, in whole rupees. */
  toPay: number,
  /** Address of the product's cover. */
  photo: maybe(text),
};

type OrderPreview = RowOf<typeof orderPreviewRow>;

/** Finds a person's own order; nothing of another's, nor whether there is one. */
export async function findOrderPreview(
  userId: number,
  id: number,
  language: Language,
): Promise<OrderPreview | undefined> {
  const [order] = await rows(
    orderPreviewRow,
    `select o.number, o.status, title_in(p, '${language}') as title, o.total - o.balance_used as "toPay", i.src as photo
     from orders o join products p on p.id = o.product_id ${coverJoin}
     where o.id = $id and o.user_id = $userId`,
    { id, userId },
  );
  return order;
}
