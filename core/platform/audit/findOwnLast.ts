import { AuditEntry } from "#db/models/AuditEntry.ts";

interface Asked {
  /** Our id; null for the system itself, which finds nothing. */
  actorId: number | null;
  /** The actions that count; the last of them about the subject is found. */
  actions: string[];
  subjectType: string;
  subjectId: string | number;
}

/**
 * Finds what was done last about a subject, when it was this actor who did it: a press that comes again, as its answer
 * was lost, is told what it has done and isn't refused as somebody else's.
 */
export async function findOwnLast({
  actorId,
  actions,
  subjectType,
  subjectId,
}: Asked): Promise<AuditEntry | undefined> {
  if (actorId === null) return undefined;
  const last = await AuditEntry.findOne({
    where: { action: actions, subjectType, subjectId: String(subjectId) },
    order: [["id", "desc"]],
  });
  return last?.actorId === actorId ? last : undefined;
}
