import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import type { Listing } from "#db/models/Listing.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { transact } from "#db/sequelize.ts";
import { lockWithOwner } from "./lockWithOwner.ts";
import { tellOwner } from "./tellOwner.ts";

const RECONSIDER = "listing.reconsider";

const waiting = { status: "pending", rejectReason: null, rejectNote: null } as const;

/**
 * Decisions that can be taken back: their owner was told of a refusal only, and nobody has seen anything change. Each
 * returns whether the refusal still stands: the owner may have closed the listing or withdrawn the change.
 */
const undo: Record<string, (listing: Listing) => Promise<boolean>> = {
  "listing.reject": async (listing) => {
    if (listing.status !== "rejected") return false;
    await listing.update(waiting);
    return true;
  },
  "revision.reject": async ({ id, status }) => {
    if (status !== "active") return false;
    const [count] = await ListingRevision.update(waiting, { where: { listingId: id, status: "rejected" } });
    return count > 0;
  },
};

/**
 * Takes the refusal of a new listing or of a change back: it stands in the queue again, in its old place, and its owner
 * is told. Approvals and removals stay, as others have seen them. Taken back by the same moderator already is done.
 * @param edition the one that was decided about.
 * @throws {RuleError} forbidden for who is no admin any more; conflict when it is no such refusal, or its owner or a moderator has done something since.
 */
export function reconsiderListing(
  adminId: number,
  { id, edition }: { id: number; edition: number },
): Promise<void> {
  return transact(async () => {
    const locked = await lockWithOwner(adminId, id);
    const entry = await AuditEntry.findOne({
      where: { subjectType: "listing", subjectId: String(id), "details.edition": edition },
      order: [["id", "desc"]],
    });
    const isLast = (by: number) => locked?.listing.edition === edition + by;
    if (entry?.action === RECONSIDER && entry.actorId === adminId && isLast(2)) return;
    const takeBack = undo[entry?.action ?? ""];
    if (!locked || !takeBack || !isLast(1) || !(await takeBack(locked.listing))) {
      throw new RuleError("conflict", "Nothing to take back");
    }
    const { listing } = locked;
    await listing.update({ edition: edition + 2 });
    const audit = { action: RECONSIDER, details: { edition } };
    await recordAudit({ actorId: adminId, subjectType: "listing", subjectId: id, ...audit });
    await tellOwner(listing, { notice: "reconsidered", edition, refusal: undefined });
  });
}
