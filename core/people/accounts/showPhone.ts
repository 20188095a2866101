import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { User } from "#db/models/User.ts";
import { transact } from "#db/sequelize.ts";

/**
 * A person's whole phone for an admin, which is written down: who looked and at whom.
 * @throws {RuleError} not_found
 */
export function showPhone(adminId: number, userId: number): Promise<string> {
  return transact(async () => {
    const user = await User.findByPk(userId, { attributes: ["phoneNumber"] });
    if (!user?.phoneNumber) throw new RuleError("not_found", "No phone");
    await recordAudit({ actorId: adminId, action: "user.phone", subjectType: "user", subjectId: userId });
    return user.phoneNumber;
  });
}
