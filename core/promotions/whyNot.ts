import type { BoughtOffer } from "#contract/promotions.ts";
import type { Listing } from "#db/models/Listing.ts";
import { readRunning } from "./readRunning.ts";
import { readVipPlace } from "./readVipPlace.ts";

const DAY_MS = 86_400_000;
/** Premium is sold for so long at most, and so it is to run. */
const PREMIUM_DAYS_MAX = 7;

/**
 * Why a listing can't have an offer now, or nothing when it can: it isn't on sale, or it has as much of this as there
 * is – place 1 of the VIP ring, Premium for a week.
 */
export async function whyNot(
  { id, status }: Listing,
  { type, daysAmount }: Pick<BoughtOffer, "type" | "daysAmount">,
): Promise<"not_active" | "already_promoted" | undefined> {
  if (status !== "active") return "not_active";
  if (type === "Vip") return (await readVipPlace(id)) === 1 ? "already_promoted" : undefined;
  if (type === "TopUp") return undefined;
  const { Premium: running } = await readRunning(id);
  const left = running?.endsAt ? running.endsAt.getTime() - Date.now() : 0;
  return left > 0 && left + (daysAmount ?? 0) * DAY_MS > PREMIUM_DAYS_MAX * DAY_MS
    ? "already_promoted"
    : undefined;
}
