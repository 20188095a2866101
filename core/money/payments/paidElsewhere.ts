import { z } from "zod";
import { type PromotionType, promotionTypes } from "#contract/payKinds.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { rows } from "#db/rows.ts";

type Purchase = Pick<Transaction, "id" | "listingId" | "offers">;

/**
 * Selects the services of `o`, an open transaction, that its listing has got since it was made by another transaction
 * of the same payer. Both were begun for the same purchase: a payer who wants a service for longer begins another one
 * later.
 */
export const paidElsewhereSql = (o: string) => `
  select p.type from transactions t
  join promotion_purchases b on b.transaction_id = t.id join promotions p on p.id = b.promotion_id
  where t.listing_id = ${o}.listing_id and t.user_id = ${o}.user_id and t.id <> ${o}.id and t.paid_at > ${o}.created_at
    and b.revoked_at is null
    and ${o}.offers @> jsonb_build_array(jsonb_build_object('type', p.type))`;

/** The services of a transaction that its listing has got through another one since it was made. */
export async function paidElsewhere({ id, listingId, offers }: Purchase): Promise<PromotionType[]> {
  if (listingId === null || !offers) return [];
  const found = await rows(
    { type: z.enum(promotionTypes) },
    `select distinct elsewhere.type from transactions o, lateral (${paidElsewhereSql("o")}) elsewhere
     where o.id = $id`,
    { id },
  );
  return found.map(({ type }) => type);
}
