import type { moderationKinds } from "#contract/moderation.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { Listing } from "#db/models/Listing.ts";

type Kind = (typeof moderationKinds)[number];

const decisions: Record<string, { kind: Kind; isModerated: boolean }> = {
  "listing.approve": { kind: "new", isModerated: true },
  "revision.approve": { kind: "revision", isModerated: true },
  "report.settle": { kind: "report", isModerated: true },
  "listing.reject": { kind: "new", isModerated: false },
  "revision.reject": { kind: "revision", isModerated: false },
  "listing.remove": { kind: "report", isModerated: false },
};

/**
 * Finds what a moderator has decided about an edition of a listing, when that is the last that happened to it: its press
 * may come again, as its answer was lost.
 * @returns the listing's name and of which kind it was then; undefined when somebody else decided, or it was decided otherwise.
 */
export async function findOwnDecision(
  adminId: number,
  { id, edition, isModerated }: { id: number; edition: number; isModerated: boolean },
): Promise<{ kind: Kind; name: string } | undefined> {
  const last = await AuditEntry.findOne({
    where: { subjectType: "listing", subjectId: String(id), "details.edition": edition },
    order: [["id", "desc"]],
  });
  const decision = last?.actorId === adminId ? decisions[last.action] : undefined;
  if (decision?.isModerated !== isModerated) return undefined;
  const { name } = await Listing.findByPk(id, { attributes: ["name"], rejectOnEmpty: true });
  return { kind: decision.kind, name };
}
