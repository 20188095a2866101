import type { PaymentMethod, PromotionType } from "#contract/payKinds.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { number, rows } from "#db/rows.ts";

/**
 * Whether Telegram may be taking the Stars of an order right now, or has taken them and not told yet. It takes them as soon
 * as the bot has agreed and tells of those that it took, never of those that it didn't: `askUnsure` finds that out.
 */
export const isTaking = ({ status, checkedAt }: Pick<Transaction, "status" | "checkedAt">): boolean =>
  status === "Created" && checkedAt !== null && checkedAt !== undefined;

interface Wanted {
  userId: number;
  /** Null of coins. */
  listingId: number | null;
  /** Null of coins. */
  offers: readonly { type: PromotionType }[] | null;
}

/** An order that asks for itself. */
interface Asking extends Wanted {
  id: number;
  method: PaymentMethod;
}

const isTakingSql = "is_taking(o)";
const isUnderWaySql = "(o.status = 'Pending' or is_taking(o))";

/** The order of the same person for the same, coins or a service of that listing, that `condition` is true of, if any. */
async function find(
  { userId, listingId, offers }: Wanted,
  condition: string,
  id = 0,
): Promise<number | undefined> {
  const types = offers?.map(({ type }) => type) ?? [];
  const [row] = await rows(
    { id: number },
    `select o.id from transactions o
     where o.user_id = $userId and o.id <> $id and ${condition}
       and o.listing_id is not distinct from $listingId::integer
       and (o.offers is null) = ($listingId::integer is null)
       and (o.offers is null or exists (
         select from jsonb_array_elements(o.offers) offer where offer->>'type' = any($types::text[])))
     order by o.id desc limit 1`,
    { id, userId, listingId, types },
  );
  return row?.id;
}

/**
 * Another order for the same that money may be coming for while one of both is in Stars: an order asks before its payment
 * begins. Stars that the bot agrees to can't be refused any more, so they wait for what another provider has begun, as that
 * waits for them. Payme, Click and Uzum don't wait for each other.
 */
export const findUnderWay = (order: Asking): Promise<number | undefined> =>
  find(order, order.method === "stars" ? isUnderWaySql : isTakingSql, order.id);

/**
 * Refuses to begin another payment for the same while it isn't known what came of one in Stars.
 * @throws {RuleError} payment_under_way, with that order's number as `fields.transactionId`.
 */
export async function assertNotTaking(wanted: Wanted): Promise<void> {
  const id = await find(wanted, isTakingSql);
  if (id === undefined) return;
  const fields = { transactionId: String(id) };
  throw new RuleError("payment_under_way", `The Stars of ${id} may have been taken`, { fields });
}
