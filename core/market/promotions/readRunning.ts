import { Op } from "sequelize";
import type { PromotionType } from "#contract/payKinds.ts";
import { Promotion } from "#db/models/Promotion.ts";

/** The promotions of a listing that run, by type. Those whose time is over don't, swept or not. */
export async function readRunning(listingId: number): Promise<Partial<Record<PromotionType, Promotion>>> {
  const running = await Promotion.findAll({
    where: { listingId, endedAt: null, endsAt: { [Op.or]: [null, { [Op.gt]: new Date() }] } },
  });
  return Object.fromEntries(running.map((promotion) => [promotion.type, promotion]));
}
