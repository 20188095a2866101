import { Promotion } from "../../models/Promotion.ts";
import { PromotionOffer } from "../../models/PromotionOffer.ts";
import { PromotionPurchase } from "../../models/PromotionPurchase.ts";
import { Transaction } from "../../models/Transaction.ts";
import { sequelize } from "../../sequelize.ts";
import type { DemoPromotion } from "./market/activity.ts";

const HOUR_MS = 3_600_000;

/** A promotion with who paid it for which listing, and the offer it was, its cost in coins. */
export interface PaidPromotion extends Omit<DemoPromotion, "listing"> {
  listingId: number;
  userId: number;
  offerId: number;
  cost: number;
}

/**
 * Finds what each promotion costs, by the offer it is.
 * @throws when nothing like it is sold.
 */
export async function pricePromotions(
  promotions: readonly DemoPromotion[],
  { idOf, ownerOf }: { idOf: (listing: number) => number; ownerOf: (listing: number) => number },
): Promise<PaidPromotion[]> {
  const offers = await PromotionOffer.findAll({ order: ["position"], raw: true });
  return promotions.map(({ listing, ...promotion }) => {
    const { type, daysAmount, viewMultiply } = promotion;
    const offer = offers.find(
      (one) => one.type === type && one.daysAmount === daysAmount && one.viewMultiply === viewMultiply,
    );
    if (!offer) throw new Error(`The reference data offers no ${type} for ${daysAmount} days`);
    const { id: offerId, cost } = offer;
    return { ...promotion, listingId: idOf(listing), userId: ownerOf(listing), offerId, cost };
  });
}

const ENTER = `
  with made as (
    insert into ledger_movements (cause, kind, transaction_id, created_at)
    select 'paid:' || id, 'paid', id, paid_at from transactions where id = any($ids::integer[])
    returning id, transaction_id)
  insert into ledger_entries (movement_id, account_id, amount)
  select m.id, a.id, case a.kind when 'user' then -t.coins else t.coins end
  from made m join transactions t on t.id = m.transaction_id
  join ledger_accounts a on a.user_id = t.user_id or a.kind = 'promotion'`;

/** Writes promotions as their owners paid them with coins, which they have: transactions, movements, what was bought. */
export async function writePromotions(paid: readonly PaidPromotion[]): Promise<void> {
  const transactions = await Transaction.bulkCreate(
    paid.map(({ userId, listingId, offerId: id, type, cost, daysAmount, viewMultiply, paidAt }) => ({
      userId,
      listingId,
      method: "coins" as const,
      status: "Paid" as const,
      coins: cost,
      offers: [{ id, type, cost, daysAmount, viewMultiply }],
      createdAt: paidAt,
      paidAt,
      expiresAt: new Date(paidAt.getTime() + 12 * HOUR_MS),
    })),
  );
  await sequelize.query(ENTER, { bind: { ids: transactions.map(({ id }) => id) } });
  const promotions = await Promotion.bulkCreate(
    paid.map(({ userId: _, offerId: __, cost: ___, ...promotion }) => promotion),
  );
  await PromotionPurchase.bulkCreate(
    paid.map(({ cost, daysAmount }, place) => ({
      promotionId: promotions[place]?.id ?? 0,
      transactionId: transactions[place]?.id ?? 0,
      cost,
      daysAmount,
    })),
  );
}
