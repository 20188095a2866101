import { QueryTypes } from "sequelize";
import type { PromotionType } from "#contract/payKinds.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { sequelize } from "#db/sequelize.ts";

/**
 * Whether Telegram may be taking the Stars of an order right now, or has taken them and not told yet. It takes them as soon
 * as the bot has agreed and tells of those that it took, never of those that it didn't: `askUnsure` finds that out.
 */
export const isTaking = ({ status, checkedAt }: Pick<Transaction, "status" | "checkedAt">): boolean =>
  status === "Created" && checkedAt !== null && checkedAt !== undefined;

/** The same of `o`, an order. */
export const takingSql = (o: string) => `(${o}.status = 'Created' and ${o}.checked_at is not null)`;

interface Wanted {
  userId: number;
  /** Null of coins. */
  listingId: number | null;
  /** Null of coins. */
  offers: readonly { type: PromotionType }[] | null;
  /** That of the order which asks, if it is one itself. */
  id?: number;
}

/** The order in Stars of the same person for the same, coins or a service of that listing, that is being taken, if any. */
export async function findTaking({ id = 0, userId, listingId, offers }: Wanted): Promise<number | undefined> {
  const types = offers?.map(({ type }) => type) ?? [];
  const [row] = await sequelize.query<{ id: number }>(
    `select o.id from transactions o
     where o.user_id = $userId and o.id <> $id and ${takingSql("o")}
       and o.listing_id is not distinct from $listingId::integer
       and (o.offers is null) = ($listingId::integer is null)
       and (o.offers is null or exists (
         select from jsonb_array_elements(o.offers) offer where offer->>'type' = any($types::text[])))
     order by o.id desc limit 1`,
    { type: QueryTypes.SELECT, bind: { id, userId, listingId, types } },
  );
  return row?.id;
}

/**
 * Refuses to begin another payment for the same while it isn't known what came of one in Stars.
 * @throws {RuleError} payment_under_way, with that order's number as `fields.transactionId`.
 */
export async function assertNotTaking(wanted: Wanted): Promise<void> {
  const id = await findTaking(wanted);
  if (id === undefined) return;
  const fields = { transactionId: String(id) };
  throw new RuleError("payment_under_way", `The Stars of ${id} may have been taken`, { fields });
}
