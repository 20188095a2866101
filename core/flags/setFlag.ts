import { Flag } from "#db/models/Flag.ts";
import { transact } from "#db/sequelize.ts";
import { recordAudit } from "../audit/recordAudit.ts";

/**
 * Sets a remote variable, making it when it is new, and notes it.
 * @param adminId who decided; null for an operator at the server.
 */
export function setFlag(key: string, data: unknown, adminId: number | null = null): Promise<void> {
  return transact(async () => {
    const before = await Flag.findByPk(key, { lock: true });
    if (before && JSON.stringify(before.data) === JSON.stringify(data)) return;
    await Flag.upsert({ key, data });
    await recordAudit({
      actorId: adminId,
      action: "flag.set",
      subjectType: "flag",
      subjectId: key,
      details: { before: before?.data ?? null, after: data },
    });
  });
}
