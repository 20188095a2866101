import { Transaction } from "sequelize";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { User } from "#db/models/User.ts";

/**
 * Holds an admin's role until the open transaction ends: it may have been taken since the press.
 * @throws {RuleError} forbidden
 */
export async function lockAdmin(adminId: number): Promise<void> {
  const admin = await User.findOne({
    where: { id: adminId, isAdmin: true, bannedAt: null },
    attributes: ["id"],
    lock: Transaction.LOCK.SHARE,
  });
  if (!admin) throw new RuleError("forbidden", "Admins only");
}
