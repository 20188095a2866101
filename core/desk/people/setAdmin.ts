import { config } from "#config";
import { releaseClaim } from "#core/market/moderation/releaseClaim.ts";
import { type Deciding, lockAdmins } from "#core/people/admins/lockAdmins.ts";
import { tellOfStanding } from "#core/people/admins/tellOfStanding.ts";
import { findOwnLast } from "#core/platform/audit/findOwnLast.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { holdLock } from "#db/locks.ts";
import { User } from "#db/models/User.ts";
import { transact } from "#db/sequelize.ts";

/**
 * Makes a person an admin or takes the role; both are told, the one who decides by the answer.
 * @throws {RuleError} forbidden for oneself, for those of ADMIN_TELEGRAM_IDS and when nobody would be left; conflict when
 * it is so already by somebody else; banned; not_found for who has no Telegram too.
 */
export function setAdmin({ isAdmin, ...deciding }: Deciding & { isAdmin: boolean }): Promise<void> {
  return transact(async () => {
    // One change of the role at a time: else two who take it from each other's friend could leave nobody.
    await holdLock("admins");
    const user = await lockAdmins(deciding);
    if (user.telegramId === null) throw new RuleError("not_found", "Admins have Telegram");
    const subject = { actorId: deciding.adminId, subjectType: "user", subjectId: user.id };
    if (user.isAdmin === isAdmin) {
      if (await findOwnLast({ ...subject, actions: ["admin.add", "admin.remove"] })) return;
      throw new RuleError("conflict", "It is so already");
    }
    if (user.bannedAt) throw new RuleError("banned", "A banned person is no admin");
    if (!isAdmin && config.ADMIN_TELEGRAM_IDS.includes(user.telegramId)) {
      throw new RuleError("forbidden", "Named in the settings");
    }
    if (!isAdmin && (await User.count({ where: { isAdmin: true, bannedAt: null } })) <= 1) {
      throw new RuleError("forbidden", "The last admin stays");
    }
    await user.update({ isAdmin });
    if (!isAdmin) await releaseClaim(user.id);
    const entry = await recordAudit({ ...subject, action: isAdmin ? "admin.add" : "admin.remove" });
    const key = isAdmin ? "notice-admin-added" : "notice-admin-removed";
    await tellOfStanding(user, { cause: `admin-changed:${entry}`, key });
  });
}
