import { QueryTypes } from "sequelize";
import { REPORTS_PER_DAY } from "#contract/limits.ts";
import type { ReportReason } from "#contract/reasons.ts";
import { Listing } from "#db/models/Listing.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { RuleError } from "../errors.ts";
import { isApproved } from "../listings/listingStatus.ts";

interface Report {
  /** Of the listing. */
  id: number;
  reason: ReportReason;
  note?: string | undefined;
}

/** @throws {RuleError} too_many_requests when the person has reported enough other listings for a day. */
async function assertMayReport(reporterId: number, listingId: number): Promise<void> {
  // One report of a person at a time, so that the limit holds.
  await sequelize.query("select from users where id = $reporterId for no key update", {
    bind: { reporterId },
  });
  const [made] = await sequelize.query<{ count: number; wait: number | null }>(
    `select count(*) as count, ceil(extract(epoch from min(created_at) + interval '1 day' - now()))::integer as wait
     from listing_reports
     where reporter_id = $reporterId and listing_id <> $listingId and created_at > now() - interval '1 day'`,
    { type: QueryTypes.SELECT, bind: { reporterId, listingId } },
  );
  if (made && made.count >= REPORTS_PER_DAY) {
    throw new RuleError("too_many_requests", "Enough reports for a day", { retryAfter: made.wait ?? 1 });
  }
}

/**
 * Tells the moderators what is wrong with a listing. A person's second report replaces the first; one that a moderator
 * has settled is open again. Nothing is hidden by it.
 * @throws {RuleError} not_found when it isn't a listing that everybody may open, own_listing, too_many_requests
 */
export function reportListing(reporterId: number, { id, reason, note }: Report): Promise<void> {
  return transact(async () => {
    const listing = await Listing.findByPk(id, { attributes: ["ownerId", "status", "approvedAt"] });
    if (listing?.ownerId === reporterId) throw new RuleError("own_listing", "A report of one's own listing");
    if (!listing?.approvedAt || !isApproved(listing.status))
      throw new RuleError("not_found", "No such listing");

    await assertMayReport(reporterId, id);
    await sequelize.query(
      `insert into listing_reports (listing_id, reporter_id, reason, note)
       values ($id, $reporterId, $reason, $note)
       on conflict (listing_id, reporter_id) do update set
         reason = excluded.reason, note = excluded.note, settled_at = null,
         created_at = case when listing_reports.settled_at is null then listing_reports.created_at else now() end`,
      { bind: { id, reporterId, reason, note: note || null } },
    );
  });
}
