import { REPORTS_PER_DAY } from "#contract/limits.ts";
import type { ReportReason } from "#contract/reasons.ts";
import { lockUser } from "#core/people/accounts/lockUser.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { assertDailyLimit } from "#core/platform/limits/assertDailyLimit.ts";
import { Listing } from "#db/models/Listing.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { transact } from "#db/sequelize.ts";
import { isApproved } from "../listings/listingStatus.ts";

interface Report {
  /** The id of the listing. */
  id: number;
  reason: ReportReason;
  note?: string | undefined;
}

/**
 * Tells the moderators what is wrong with a listing. A person's second report replaces the first; one that a moderator
 * has settled is open again. Nothing is hidden by it, but a new or reopened report raises the listing's edition: nobody
 * settles one they haven't seen. Other words for an open one don't: they could put a decision off for ever.
 * @throws {RuleError} banned, not_found when it isn't a listing that everybody may open, own_listing, daily_limit
 */
export function reportListing(reporterId: number, { id, reason, note }: Report): Promise<void> {
  return transact(async () => {
    await lockUser(reporterId, { alone: true });
    const listing = await Listing.findByPk(id, { lock: true });
    if (listing?.ownerId === reporterId) throw new RuleError("own_listing", "A report of one's own listing");
    if (!listing?.approvedAt || !isApproved(listing.status))
      throw new RuleError("not_found", "No such listing");

    // Reported again, a listing isn't one more.
    await assertDailyLimit("reports", {
      made: "listing_reports where reporter_id = $reporterId and listing_id <> $id",
      bind: { reporterId, id },
      limit: REPORTS_PER_DAY,
    });
    const said = { reason, note: note || null };
    const earlier = await ListingReport.findOne({ where: { listingId: id, reporterId } });
    if (earlier?.settledAt === null) {
      await earlier.update(said);
      return;
    }
    await earlier?.destroy();
    await ListingReport.create({ listingId: id, reporterId, ...said });
    // Silently, else the order of the owner's ended listings would tell of it.
    await listing.update({ edition: listing.edition + 1 }, { silent: true });
  });
}

/**
 * Closes the open reports of a listing, as a moderator has decided about them.
 * @returns how many there were.
 */
export async function settleReports(listingId: number): Promise<number> {
  const [settled] = await ListingReport.update(
    { settledAt: new Date() },
    { where: { listingId, settledAt: null } },
  );
  return settled;
}
