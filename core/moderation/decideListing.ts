import type { moderationKinds, skipReasons } from "#contract/moderation.ts";
import { Listing } from "#db/models/Listing.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { transact } from "#db/sequelize.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { settleReports } from "../reports/settleReports.ts";
import { applyRevision } from "../revisions/applyRevision.ts";
import { refuseRevision } from "../revisions/refuseRevision.ts";
import { approveListing } from "./approveListing.ts";
import { type Refusal, rejectListing } from "./rejectListing.ts";
import { removeListing } from "./removeListing.ts";
import { type Notice, tellOwner } from "./tellOwner.ts";

type Kind = (typeof moderationKinds)[number];

interface Asked {
  id: number;
  /** The one the moderator has seen; undefined when it isn't known. */
  edition: number | undefined;
  verdict: "approve" | Refusal;
}

/** What a decision is called in the audit log, whether it settles the reports, and what the owner hears of it. */
interface Outcome {
  action: string;
  settles: boolean;
  notice?: Notice;
}

/** What of a locked listing there is to decide; of a change that people report, the change comes first. */
async function findKind({ id, status }: Listing): Promise<Kind | undefined> {
  if (status === "pending") return "new";
  if (status !== "active") return undefined;
  if ((await ListingRevision.count({ where: { listingId: id, status: "pending" } })) > 0) return "revision";
  if ((await ListingReport.count({ where: { listingId: id, settledAt: null } })) > 0) return "report";
  return undefined;
}

/** Whoever lets a listing through has seen what people say against it, so that is settled too. */
const approve: Record<Kind, (listing: Listing) => Promise<Outcome>> = {
  new: async (listing) => {
    await approveListing(listing);
    return { action: "listing.approve", settles: true, notice: "approved" };
  },
  revision: async (listing) => {
    await applyRevision(listing);
    return { action: "revision.approve", settles: true, notice: "revision-approved" };
  },
  report: async () => ({ action: "report.settle", settles: true }),
};

/** A refused change leaves the reports open: the listing stays on sale, and they come up next. */
const refuse: Record<Kind, (listing: Listing, refusal: Refusal) => Promise<Outcome>> = {
  new: async (listing, refusal) => {
    await rejectListing(listing, refusal);
    return { action: "listing.reject", settles: false, notice: "rejected" };
  },
  revision: async (listing, { reason, note }) => {
    await refuseRevision(listing, reason, note);
    return { action: "revision.reject", settles: false, notice: "revision-rejected" };
  },
  report: async (listing, refusal) => {
    await removeListing(listing, refusal);
    return { action: "listing.remove", settles: true, notice: "removed" };
  },
};

/**
 * Takes one decision about one listing under its lock, at most once, writes it down and tells the owner. Every decision
 * raises the edition: whoever has looked at the listing before it decides about nothing that came after.
 * @returns why nothing was decided, or nothing.
 */
export function decideListing(
  adminId: number,
  { id, edition, verdict }: Asked,
): Promise<(typeof skipReasons)[number] | undefined> {
  return transact(async () => {
    const listing = await Listing.findByPk(id, { lock: true });
    if (!listing) return "unknown";
    const kind = await findKind(listing);
    if (!kind) return "decided";
    const decided = listing.edition;
    if (edition !== undefined && edition !== decided) return "changed";

    await listing.update({ edition: decided + 1 });
    const refusal = verdict === "approve" ? undefined : verdict;
    const { action, settles, notice } = await (refusal
      ? refuse[kind](listing, refusal)
      : approve[kind](listing));
    const reports = settles ? await settleReports(id) : 0;
    const details = {
      edition: decided,
      ...(refusal && { reason: refusal.reason }),
      ...(reports && { reports }),
    };
    await recordAudit({ actorId: adminId, action, subjectType: "listing", subjectId: id, details });
    if (notice) await tellOwner(listing, { notice, edition: decided, refusal });
    return undefined;
  });
}
