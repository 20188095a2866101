import { Listing } from "#db/models/Listing.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { PromotionPurchase } from "#db/models/PromotionPurchase.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { endPromotion } from "./endPromotion.ts";
import { type Purchase, readPurchases } from "./readPurchases.ts";

/** A promotion and what a transaction has paid of it. */
interface Bought {
  promotion: Promotion;
  purchase: Purchase;
}

/**
 * Locks what a transaction has paid for until the open database transaction ends: its listing is locked, so that nobody
 * takes it down or changes its promotions meanwhile, and so are the promotions. The caller has locked the transaction.
 */
export async function lockBought({
  id,
  listingId,
}: Pick<Transaction, "id" | "listingId">): Promise<Bought[]> {
  if (listingId !== null) await Listing.findByPk(listingId, { attributes: ["id"], lock: true });
  const purchases = await PromotionPurchase.findAll({ where: { transactionId: id, revokedAt: null } });
  const ids = purchases.map(({ promotionId }) => promotionId);
  const bought: Bought[] = [];
  for (const promotion of await Promotion.findAll({ where: { id: ids }, order: ["id"], lock: true })) {
    const purchase = (await readPurchases(promotion)).find(({ transactionId }) => transactionId === id);
    if (purchase) bought.push({ promotion, purchase });
  }
  return bought;
}

/** Whether what was bought is over, so that its money has been earned: the promotion, or its own part of that one's time. */
export const isUsedUp = ({ promotion: { endedAt }, purchase: { span } }: Bought) =>
  endedAt !== null || (span !== null && span.endsAt <= Date.now());

/** Takes the part of a promotion's time that a purchase has ahead out of it. */
async function shorten(promotion: Promotion, { span, daysAmount }: Purchase): Promise<void> {
  if (!promotion.endsAt || !span) return;
  const ahead = span.endsAt - Math.max(span.startsAt, Date.now());
  if (ahead <= 0) return;
  const endsAt = new Date(promotion.endsAt.getTime() - ahead);
  await promotion.update({ endsAt, daysAmount: (promotion.daysAmount ?? 0) - (daysAmount ?? 0) });
  if (endsAt <= new Date()) await endPromotion(promotion);
}

/**
 * Takes what was bought away: its promotions end, or lose those of its days that are ahead. It is held by `lockBought`.
 * @returns those that have ended, for their owner to be told of.
 */
export async function revoke(bought: readonly Bought[]): Promise<number[]> {
  const ended: number[] = [];
  for (const { promotion, purchase } of bought) {
    const { transactionId } = purchase;
    const revoked = { revokedAt: new Date() };
    await PromotionPurchase.update(revoked, { where: { promotionId: promotion.id, transactionId } });
    if (promotion.endedAt) continue;
    const others = await readPurchases(promotion);
    if (others.length === 0) await endPromotion(promotion);
    else await shorten(promotion, purchase);
    if (promotion.endedAt) ended.push(promotion.id);
  }
  return ended;
}
