import type { Promotion } from "#db/models/Promotion.ts";

/** Ends a promotion now, or when its time was over. */
export async function endPromotion(promotion: Promotion): Promise<void> {
  const { endsAt } = promotion;
  const now = new Date();
  await promotion.update({ endedAt: endsAt && endsAt < now ? endsAt : now });
}
