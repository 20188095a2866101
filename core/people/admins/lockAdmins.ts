import { Transaction } from "sequelize";
import { may, type Right, type Role } from "#contract/roles.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { User } from "#db/models/User.ts";

/** An admin who decides about a person, and that person, both held. */
export interface Deciding {
  adminId: number;
  userId: number;
}

/**
 * Holds both rows until the open transaction ends, in one order, so that of two admins who decide about each other one
 * comes first. The admin may have lost the role since the press.
 * @returns the person, and the role of who decides.
 * @throws {RuleError} forbidden when who decides hasn't the right (any more) or decides about themselves; not_found.
 */
export async function lockAdmins(
  { adminId, userId }: Deciding,
  right: Right,
): Promise<{ user: User; role: Role }> {
  if (adminId === userId) throw new RuleError("forbidden", "Nobody decides about themselves");
  const people = await User.findAll({
    where: { id: [adminId, userId] },
    order: ["id"],
    lock: Transaction.LOCK.NO_KEY_UPDATE,
  });
  const admin = people.find(({ id }) => id === adminId);
  if (!admin?.role || admin.bannedAt || !may(admin.role, right)) {
    throw new RuleError("forbidden", `Without the right to ${right}`);
  }
  const user = people.find(({ id }) => id === userId);
  // A banned person is still known once they are wiped, so that the ban can be lifted.
  const isGone = user?.absorbedById || (user?.deletedAt && !user.bannedAt);
  if (!user || isGone) throw new RuleError("not_found", "No such person");
  return { user, role: admin.role };
}
