import type { ListingStatus } from "#contract/listings.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";

/**
 * The allowed next statuses of each status. Moderators approve, refuse and remove; owners close, reopen and send in again;
 * the clock expires. A removed listing stays removed.
 */
const next: Record<ListingStatus, readonly ListingStatus[]> = {
  draft: ["pending"],
  pending: ["active", "rejected", "closed"],
  active: ["closed", "expired", "removed"],
  rejected: ["pending", "closed"],
  closed: ["active", "pending", "removed"],
  expired: ["active", "pending", "closed", "removed"],
  removed: [],
};

/** Whether a listing's words were approved, so that a change of them waits for a moderator beside them. */
export function isApproved(status: ListingStatus): boolean {
  return status === "active" || status === "closed" || status === "expired";
}

/** @throws {RuleError} conflict when a listing can't go from one status to the other. */
export function assertCanBecome(from: ListingStatus, to: ListingStatus): void {
  if (!next[from].includes(to)) throw new RuleError("conflict", `A listing can't go from ${from} to ${to}`);
}
