import { Op } from "sequelize";
import { Promotion } from "#db/models/Promotion.ts";
import { PromotionPurchase } from "#db/models/PromotionPurchase.ts";
import { endPromotion } from "./endPromotion.ts";

const DAY_MS = 86_400_000;

/** Whether any promotion that a transaction paid for is over, so that its money has been earned. */
export async function hasEnded(transactionId: number): Promise<boolean> {
  const purchases = await PromotionPurchase.findAll({ where: { transactionId } });
  const ids = purchases.map(({ promotionId }) => promotionId);
  const now = new Date();
  const isOver = { [Op.or]: [{ endedAt: { [Op.ne]: null } }, { endsAt: { [Op.lte]: now } }] };
  return (await Promotion.count({ where: { id: ids, ...isOver } })) > 0;
}

/** Takes what a transaction paid for away: its promotions end, or lose the days it added to them. */
export async function revoke(transactionId: number): Promise<void> {
  for (const purchase of await PromotionPurchase.findAll({ where: { transactionId } })) {
    const { promotionId, daysAmount } = purchase;
    const promotion = await Promotion.findByPk(promotionId, { lock: true, rejectOnEmpty: true });
    const others = await PromotionPurchase.count({
      where: { promotionId, transactionId: { [Op.ne]: transactionId } },
    });
    await purchase.destroy();
    if (promotion.endedAt) continue;
    if (others === 0 || !promotion.endsAt || !daysAmount) {
      await endPromotion(promotion);
      continue;
    }
    const endsAt = new Date(promotion.endsAt.getTime() - daysAmount * DAY_MS);
    await promotion.update({ endsAt, daysAmount: (promotion.daysAmount ?? daysAmount) - daysAmount });
    if (endsAt <= new Date()) await endPromotion(promotion);
  }
}
