import { QueryTypes } from "sequelize";
import { Listing } from "#db/models/Listing.ts";
import type { Promotion } from "#db/models/Promotion.ts";
import { sequelize } from "#db/sequelize.ts";
import { move } from "../ledger/move.ts";
import { readVipPlace } from "./readVipPlace.ts";
import { vipUnused } from "./vipRing.ts";

/** The part of a promotion's time, or of its places, that is ahead of it: 0 to 1. */
async function unusedPart({ type, listingId, paidAt, endsAt }: Promotion): Promise<number> {
  if (type === "Vip") return vipUnused((await readVipPlace(listingId)) ?? Number.POSITIVE_INFINITY);
  const end = endsAt?.getTime() ?? 0;
  const whole = end - paidAt.getTime();
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, (end - Date.now()) / whole));
}

async function readCost(promotionId: number): Promise<number> {
  const [row] = await sequelize.query<{ cost: number }>(
    "select coalesce(sum(cost), 0)::integer as cost from promotion_purchases where promotion_id = $promotionId",
    { type: QueryTypes.SELECT, bind: { promotionId } },
  );
  return row?.cost ?? 0;
}

/**
 * Gives the owner the coins of a promotion's unused part back, whole coins, once. It is to end now: the caller ends it in
 * the same transaction, afterwards.
 * @returns the coins; 0 for one that nobody paid.
 */
export async function returnUnused(promotion: Promotion): Promise<number> {
  const coins = Math.floor((await readCost(promotion.id)) * (await unusedPart(promotion)));
  if (coins === 0) return 0;
  const { ownerId } = await Listing.findByPk(promotion.listingId, {
    attributes: ["ownerId"],
    rejectOnEmpty: true,
  });
  const isReturned = await move({
    cause: `unused:${promotion.id}`,
    kind: "unused",
    entries: [
      ["promotion", -coins],
      [ownerId, coins],
    ],
  });
  return isReturned ? coins : 0;
}
