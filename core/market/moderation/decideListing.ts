import type { moderationKinds, skipReasons } from "#contract/moderation.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import type { Listing } from "#db/models/Listing.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { transact } from "#db/sequelize.ts";
import { settleReports } from "../abuseReports/reportListing.ts";
import { endOfLife } from "../listings/lifeSpan.ts";
import { assertCanBecome, isApproved } from "../listings/listingStatus.ts";
import { applyRevision, refuseRevision } from "../revisions/applyRevision.ts";
import { noteNewListing } from "../savedSearches/noteNewListing.ts";
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

/** The outcome of a decision: its name in the audit, whether it settles the reports, and the message to the owner. */
interface Outcome {
  action: string;
  settles: boolean;
  notice?: Notice;
  /** The promotions that have left the market with it. */
  loss?: Loss;
}

/**
 * Finds the kind of decision that a locked listing needs. Reports come before a change that waits, else its owner could
 * put them off by editing. They count for listings that are no longer on sale, too, as their pages stay open.
 */
async function findKind({ id, status, approvedAt }: Listing): Promise<Kind | undefined> {
  if (status === "pending") return "new";
  if (!isApproved(status) || !approvedAt) return undefined;
  if ((await ListingReport.count({ where: { listingId: id, settledAt: null } })) > 0) return "report";
  if (status !== "active") return undefined;
  const waiting = await ListingRevision.count({ where: { listingId: id, status: "pending" } });
  return waiting > 0 ? "revision" : undefined;
}

/** A moderator who lets a new listing through has seen the reports about it, so they are settled too. */
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

/**
 * Puts a listing that waits on sale for a full life, in the place by date of its first approval. The caller has locked
 * it.
 */
export async function approveListing(listing: Listing): Promise<void> {
  assertCanBecome(listing.status, "active");
  const now = new Date();
  if (!listing.approvedAt) await noteNewListing(listing.id);
  const approvedAt = listing.approvedAt ?? now;
  await listing.update({
    status: "active",
    approvedAt,
    rankAt: listing.rankAt || Math.floor(approvedAt.getTime() / 1000),
    expiresAt: endOfLife(now),
    rejectReason: null,
    rejectNote: null,
    translationDueAt: listing.isTranslationActual ? null : now,
    translationTries: 0,
  });
}
