import { Transaction } from "sequelize";
import { may, type Right, type Role } from "#contract/roles.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { User } from "#db/models/User.ts";

/**
 * Holds an admin's role until the open transaction ends: it may have been taken since the press.
 * @returns the role.
 * @throws {RuleError} forbidden for whom their role doesn't give the right.
 */
export async function lockAdmin(adminId: number, right: Right): Promise<Role> {
  const admin = await User.findOne({
    where: { id: adminId, isAdmin: true, bannedAt: null },
    attributes: ["id", "role"],
    lock: Transaction.LOCK.SHARE,
  });
  if (!admin?.role || !may(admin.role, right))
    throw new RuleError("forbidden", `Without the right to ${right}`);
  return admin.role;
}
