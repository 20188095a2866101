import { EXPIRY_WARNING_DAYS } from "#contract/limits.ts";
import type { OwnListing, OwnTab } from "#contract/ownListings.ts";
import type { CloseReason, RejectReason } from "#contract/reasons.ts";
import { readPage } from "../links/listPlace.ts";

const DAY_MS = 86_400_000;

export const ownTabs = ["active", "moderation", "rejected", "archive"] as const satisfies readonly OwnTab[];

/** The tab and page an address names; whatever makes no sense is the first of them. */
export function readOwnPlace(query: URLSearchParams): { tab: OwnTab; page: number } {
  const tab = ownTabs.find((name) => name === query.get("tab")) ?? "active";
  return { tab, page: readPage(query) };
}

/** The query string of a tab and its page, without what is usual. */
export function writeOwnPlace(tab: OwnTab, page = 1): string {
  const query = new URLSearchParams();
  if (tab !== "active") query.set("tab", tab);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** Days until a listing runs out, a day begun counted whole; 0 when it is over. */
export function daysLeft(expiresAt: string, now = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS));
}

/** A fact that an owner should know about a listing besides its figures. */
export type OwnNote =
  | { kind: "life"; days: number }
  | { kind: "reserved"; until: string }
  | { kind: "expiring"; days: number }
  | { kind: "pending" | "revision" | "expired" }
  | { kind: "closed"; reason: CloseReason | null }
  | { kind: "rejected" | "revisionRejected" | "removed"; reason: RejectReason | null; note: string | null };

type Fates = Pick<
  OwnListing,
  "status" | "expiresAt" | "reservedUntil" | "revisionStatus" | "rejectReason" | "rejectNote" | "closeReason"
>;

function notesOfActive(listing: Fates, now: number): OwnNote[] {
  const { expiresAt, reservedUntil, revisionStatus, rejectReason: reason, rejectNote: note } = listing;
  const notes: OwnNote[] = [];
  if (reservedUntil) notes.push({ kind: "reserved", until: reservedUntil });
  if (revisionStatus === "pending") notes.push({ kind: "revision" });
  if (revisionStatus === "rejected") notes.push({ kind: "revisionRejected", reason, note });
  if (expiresAt !== null) {
    const days = daysLeft(expiresAt, now);
    notes.push({ kind: days <= EXPIRY_WARNING_DAYS ? "expiring" : "life", days });
  }
  return notes;
}

/** Returns the notes for the owner of a listing, in order. */
export function notesOf(listing: Fates, now = Date.now()): OwnNote[] {
  const { status, rejectReason: reason, rejectNote: note, closeReason } = listing;
  if (status === "active") return notesOfActive(listing, now);
  if (status === "pending") return [{ kind: "pending" }];
  if (status === "rejected" || status === "removed") return [{ kind: status, reason, note }];
  if (status === "closed") return [{ kind: "closed", reason: closeReason }];
  return status === "expired" ? [{ kind: "expired" }] : [];
}

/**
 * Returns the notes for the listing's page: the state has a note of its own there, and the days of a life that is long
 * yet stand by its figures.
 */
export function pageNotesOf(listing: Fates, now = Date.now()): OwnNote[] {
  return notesOf(listing, now).filter(({ kind }) => !["pending", "closed", "expired", "life"].includes(kind));
}

export type OwnAction =
  | "open"
  | "edit"
  | "renew"
  | "reserve"
  | "release"
  | "close"
  | "reopen"
  | "share"
  | "promote"
  | "receipt";

const actions: Record<OwnListing["status"], readonly OwnAction[]> = {
  draft: ["open"],
  pending: ["open", "edit", "close"],
  active: ["open", "edit", "renew", "reserve", "share", "close"],
  rejected: ["open", "edit", "close"],
  closed: ["open", "reopen", "edit"],
  expired: ["open", "reopen", "edit"],
  removed: ["open"],
};

/**
 * Returns the actions that the owner has for a listing in its state. Promoting is one of them where listings can be
 * promoted (`isPaid`). The results of promotions that run (`isRunning`) are there even where nothing is sold.
 */
export function actionsOf(
  { status, isReserved = false }: Pick<OwnListing, "status"> & Partial<Pick<OwnListing, "isReserved">>,
  { isPaid = false, isRunning = false } = {},
): readonly OwnAction[] {
  const free = actions[status].flatMap((action) =>
    action === "reserve" && isReserved ? [action, "release" as const] : [action],
  );
  if (!(isPaid || isRunning) || !isSeen({ status })) return free;
  const [first, ...rest] = free;
  const paid: OwnAction[] = isPaid && status === "active" ? ["promote", "receipt"] : ["receipt"];
  return first ? [first, ...paid, ...rest] : paid;
}

/** Whether everybody can open its page, so that a link to it is worth sharing. */
export function isPublic({ status }: Pick<OwnListing, "status">): boolean {
  return status === "active" || status === "closed" || status === "expired";
}

/** Whether buyers have seen it, so that its figures say something. */
export function isSeen({ status }: Pick<OwnListing, "status">): boolean {
  return status !== "pending" && status !== "rejected" && status !== "draft";
}
