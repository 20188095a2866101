import type { Promotion } from "#db/models/Promotion.ts";
import { maybe, number, type RowOf, rows } from "#db/rows.ts";

const DAY_MS = 86_400_000;

const paidRow = {
  transactionId: number,
  userId: number,
  cost: number,
  daysAmount: maybe(number),
};

type Paid = RowOf<typeof paidRow>;

/** A payment for a promotion that wasn't refunded. Moments are in milliseconds since 1970. */
export interface Purchase extends Paid {
  /** The part of the promotion's time that it paid for; null of VIP, which has no time. */
  span: { startsAt: number; endsAt: number } | null;
}

/**
 * Reads the payments for a promotion, the first one first: days are used in the order in which they were paid for. The
 * caller has locked the promotion.
 */
export async function readPurchases({ id, endsAt }: Promotion): Promise<Purchase[]> {
  const paid = await rows(
    paidRow,
    `select b.transaction_id as "transactionId", t.user_id as "userId", b.cost, b.days_amount as "daysAmount"
     from promotion_purchases b join transactions t on t.id = b.transaction_id
     where b.promotion_id = $id and b.revoked_at is null order by t.paid_at desc, t.id desc`,
    { id },
  );
  // From the end, as what was refunded may have left used days at the beginning that are nobody's now.
  let end = endsAt?.getTime() ?? 0;
  const purchases = paid.map((one) => {
    const startsAt = end - (one.daysAmount ?? 0) * DAY_MS;
    const span = endsAt && { startsAt, endsAt: end };
    end = startsAt;
    return { ...one, span };
  });
  return purchases.reverse();
}
