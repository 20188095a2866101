import { lockAdmin } from "#core/people/admins/lockAdmin.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { Flag } from "#db/models/Flag.ts";
import { transact } from "#db/sequelize.ts";

/**
 * Sets a remote variable, making it when it is new, and notes it.
 * @param adminId who decided; null for an operator at the server.
 * @throws {RuleError} forbidden for whom their role doesn't let.
 */
export function setFlag(key: string, data: unknown, adminId: number | null = null): Promise<void> {
  return transact(async () => {
    if (adminId !== null) await lockAdmin(adminId, "settings.write");
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
