import { config } from "#config";
import { may, type Role } from "#contract/roles.ts";
import { releaseClaim } from "#core/market/moderation/releaseClaim.ts";
import { type Deciding, lockAdmins } from "#core/people/admins/lockAdmins.ts";
import { tellOfStanding } from "#core/people/admins/tellOfStanding.ts";
import { findOwnLast } from "#core/platform/audit/findOwnLast.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { holdLock } from "#db/locks.ts";
import { User } from "#db/models/User.ts";
import { transact } from "#db/sequelize.ts";

const ACTIONS = ["role.grant", "role.take"];

/**
 * Gives a person a role, or another one, or takes it (null); both are told, the one who decides by the answer.
 * @throws {RuleError} forbidden for oneself, for those of ADMIN_TELEGRAM_IDS and when no owner would be left; conflict when
 * it is so already by somebody else; banned; not_found for who has no Telegram too.
 */
export function setRole({ role, ...deciding }: Deciding & { role: Role | null }): Promise<void> {
  return transact(async () => {
    // One change of a role at a time: else two who take it from each other's friend could leave nobody.
    await holdLock("admins");
    const { user } = await lockAdmins(deciding, "roles.grant");
    if (user.telegramId === null) throw new RuleError("not_found", "Admins have Telegram");
    const subject = { actorId: deciding.adminId, subjectType: "user", subjectId: user.id };
    const before = user.role;
    if (before === role) {
      if (await findOwnLast({ ...subject, actions: ACTIONS })) return;
      throw new RuleError("conflict", "It is so already");
    }
    if (user.bannedAt) throw new RuleError("banned", "A banned person is no admin");
    if (before && config.ADMIN_TELEGRAM_IDS.includes(user.telegramId)) {
      throw new RuleError("forbidden", "Named in the settings");
    }
    if (before === "owner" && (await User.count({ where: { role: "owner", bannedAt: null } })) <= 1) {
      throw new RuleError("forbidden", "The last owner stays");
    }
    await user.update({ role });
    if (!may(role, "moderation.decide")) await releaseClaim(user.id);
    const action = role ? "role.grant" : "role.take";
    const entry = await recordAudit({ ...subject, action, details: { before, after: role } });
    const cause = `role-changed:${entry}`;
    await tellOfStanding(
      user,
      role ? { cause, key: "notice-role-given", values: { role } } : { cause, key: "notice-role-taken" },
    );
  });
}
