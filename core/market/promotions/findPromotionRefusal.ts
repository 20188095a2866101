import { Op } from "sequelize";
import type { PromotionType } from "#contract/payKinds.ts";
import type { BoughtOffer } from "#contract/promotions.ts";
import type { Listing } from "#db/models/Listing.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { findVipPlace } from "./findVipPlace.ts";

const DAY_MS = 86_400_000;
/** Premium is sold for so long at most, and so it is to run. */
const PREMIUM_DAYS_MAX = 7;

type Reason =
  | { code: "not_active" }
  /** `endsAt` is when what it has ends; null of a place of VIP. */
  | { code: "already_promoted"; service: PromotionType; endsAt: Date | null };

/**
 * Why a listing can't have an offer now, or nothing when it can: it isn't on sale, or it has as much of this as there
 * is – place 1 of the VIP ring, Premium for a week.
 */
export async function findPromotionRefusal(
  { id, status }: Pick<Listing, "id" | "status">,
  { type, daysAmount }: Pick<BoughtOffer, "type" | "daysAmount">,
): Promise<Reason | undefined> {
  if (status !== "active") return { code: "not_active" };
  if (type === "TopUp") return undefined;
  if (type === "Vip") {
    const isFirst = (await findVipPlace(id)) === 1;
    return isFirst ? { code: "already_promoted", service: type, endsAt: null } : undefined;
  }
  const { Premium: running } = await readRunning(id);
  const endsAt = running?.endsAt ?? null;
  const left = endsAt ? endsAt.getTime() - Date.now() : 0;
  const isEnough = left > 0 && left + (daysAmount ?? 0) * DAY_MS > PREMIUM_DAYS_MAX * DAY_MS;
  return isEnough ? { code: "already_promoted", service: type, endsAt } : undefined;
}

/** The promotions of a listing that run, by type. Those whose time is over don't, swept or not. */
async function readRunning(listingId: number): Promise<Partial<Record<PromotionType, Promotion>>> {
  const running = await Promotion.findAll({
    where: { listingId, endedAt: null, endsAt: { [Op.or]: [null, { [Op.gt]: new Date() }] } },
  });
  return Object.fromEntries(running.map((promotion) => [promotion.type, promotion]));
}
