import { z } from "zod";
import { type PromotionType, promotionTypes, providers } from "#contract/payKinds.ts";
import type { OpenPayment } from "#contract/promotions.ts";
import { boolean, date, number, rows } from "#db/rows.ts";
import { paidElsewhereSql } from "./paidElsewhere.ts";

interface Asked {
  userId: number;
  listingId: number | null;
  /** Only payments for one of these; for any service without them. */
  offers?: readonly { type: PromotionType }[] | null;
  /** The one that asks, if it is a transaction itself. */
  id?: number;
}

const shape = {
  id: number,
  paymentSystem: z.enum(providers),
  isUnderWay: boolean,
  createdAt: date,
};

/**
 * A payment through a provider for services of one's own listing that was begun before and may still be made: one under
 * way, or else the latest whose page or invoice may be open. Null when there is none. What was paid in another way since
 * isn't taken any more.
 */
export async function findOpenPayment({
  id = 0,
  userId,
  listingId,
  offers,
}: Asked): Promise<OpenPayment | null> {
  const types = offers?.map(({ type }) => type) ?? promotionTypes;
  const [row] = await rows(
    shape,
    `select o.id, o.method as "paymentSystem", o.status = 'Pending' or is_taking(o) as "isUnderWay", o.created_at as "createdAt"
     from transactions o
     where o.listing_id = $listingId and o.user_id = $userId and o.id <> $id and o.method <> 'coins'
       and (o.status = 'Pending' or (o.status = 'Created' and o.expires_at > $now))
       and exists (
         select from jsonb_array_elements(o.offers) offer where offer->>'type' = any($types::text[]))
       and not exists (${paidElsewhereSql("o")})
     order by "isUnderWay" desc, o.id desc limit 1`,
    { id, listingId, userId, types: [...types], now: new Date() },
  );
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
}
