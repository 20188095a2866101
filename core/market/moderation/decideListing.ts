import type { moderationKinds, skipReasons } from "#contract/moderation.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import type { Listing } from "#db/models/Listing.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { transact } from "#db/sequelize.ts";
import { settleReports } from "../abuseReports/settleReports.ts";
import { isApproved } from "../listings/listingStatus.ts";
import { applyRevision } from "../revisions/applyRevision.ts";
import { refuseRevision } from "../revisions/refuseRevision.ts";
import { approveListing } from "./approveListing.ts";
import { lockWithOwner } from "./lockWithOwner.ts";
import { type Refusal, rejectListing } from "./rejectListing.ts";
import { endClaim } from "./releaseClaim.ts";
import { type Loss, removeListing } from "./removeListing.ts";
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
  /** What has left the market with it. */
  loss?: Loss;
}

/**
 * What of a locked listing there is to decide. Reports come before a change that waits, else its owner could put them
 * off by editing; and they are heard also of what is no longer on sale, as its page stays open.
 */
async function findKind({ id, status, approvedAt }: Listing): Promise<Kind | undefined> {
  if (status === "pending") return "new";
  if (!isApproved(status) || !approvedAt) return undefined;
  if ((await ListingReport.count({ where: { listingId: id, settledAt: null } })) > 0) return "report";
  if (status !== "active") return undefined;
  const waiting = await ListingRevision.count({ where: { listingId: id, status: "pending" } });
  return waiting > 0 ? "revision" : undefined;
}

/** Whoever lets a new listing through has seen what people say against it, so that is settled too. */
const approve: Record<Kind, (listing: Listing) => Promise<Outcome>> = {
  new: async (listing) => {
    await approveListing(listing);
    return { action: "listing.approve", settles: true, notice: "approved" };
  },
  revision: async (listing) => {
    await applyRevision(listing);
    return { action: "revision.approve", settles: false, notice: "revision-approved" };
  },
  report: async () => ({ action: "report.settle", settles: true }),
};

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
    const loss = await removeListing(listing, refusal);
    return { action: "listing.remove", settles: true, notice: "removed", loss };
  },
};

/**
 * Takes one decision about one listing under its lock, at most once, writes it down and tells the owner. Every decision
 * raises the edition: whoever has looked at the listing before it decides about nothing that came after. Without an
 * edition only a new listing is decided: of one on sale nobody knows which change or reports are meant.
 * @returns why nothing was decided, or nothing.
 * @throws {RuleError} forbidden for who is no admin any more.
 */
export function decideListing(
  adminId: number,
  { id, edition, verdict }: Asked,
): Promise<(typeof skipReasons)[number] | undefined> {
  return transact(async () => {
    const locked = await lockWithOwner(adminId, id);
    if (!locked) return "unknown";
    const { listing, isBanned } = locked;
    const kind = await findKind(listing);
    if (!kind) return "decided";
    const decided = listing.edition;
    if (edition === undefined ? kind !== "new" : edition !== decided) return "changed";
    if (isBanned && verdict === "approve" && kind !== "report") return "banned";

    await listing.update({ edition: decided + 1 });
    await endClaim(id);
    const refusal = verdict === "approve" ? undefined : verdict;
    const { action, settles, notice, loss } = await (refusal
      ? refuse[kind](listing, refusal)
      : approve[kind](listing));
    const reports = settles ? await settleReports(id) : 0;
    const details = {
      edition: decided,
      ...(refusal && { reason: refusal.reason, note: refusal.note }),
      ...(refusal?.isSellersFault !== undefined && { isSellersFault: refusal.isSellersFault }),
      ...(reports && { reports }),
    };
    await recordAudit({ actorId: adminId, action, subjectType: "listing", subjectId: id, details });
    if (notice) await tellOwner(listing, { notice, edition: decided, refusal, loss });
    return undefined;
  });
}
