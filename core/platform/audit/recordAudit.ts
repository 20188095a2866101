import { AuditEntry } from "#db/models/AuditEntry.ts";

/** An act of somebody with power. */
export interface AuditRecord {
  /** Our id of whoever did it; null for the system itself. */
  actorId: number | null;
  /** A verb and its noun, such as `listing.reject`. */
  action: string;
  subjectType: string;
  subjectId: string | number;
  /** The change, without private data. */
  details?: Record<string, unknown>;
}

/**
 * Writes down what somebody with power did, in the transaction of the change itself.
 * @returns the id of what was written.
 */
export async function recordAudit({
  actorId,
  action,
  subjectType,
  subjectId,
  details,
}: AuditRecord): Promise<number> {
  const { id } = await AuditEntry.create({
    actorId,
    action,
    subjectType,
    subjectId: String(subjectId),
    details: details ?? {},
  });
  return id;
}
