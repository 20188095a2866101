import { Transaction } from "sequelize";
import { may } from "#contract/roles.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Listing } from "#db/models/Listing.ts";
import { User } from "#db/models/User.ts";

/**
 * A listing and whether its owner is banned, held with the role of who decides: it may have been taken since the press.
 * The people are held first, as by all who lock both, and in one statement by their ids, as by all who lock two.
 * @returns undefined when there is no such listing.
 * @throws {RuleError} forbidden
 */
export async function lockWithOwner(
  adminId: number,
  id: number,
): Promise<{ listing: Listing; isBanned: boolean } | undefined> {
  const found = await Listing.findByPk(id, { attributes: ["ownerId"] });
  const people = await User.findAll({
    where: { id: found ? [adminId, found.ownerId] : adminId },
    attributes: ["id", "role", "bannedAt"],
    order: ["id"],
    lock: Transaction.LOCK.SHARE,
  });
  const person = (wanted: number | undefined) => people.find((one) => one.id === wanted);
  const admin = person(adminId);
  if (!admin || admin.bannedAt || !may(admin.role, "moderation.decide")) {
    throw new RuleError("forbidden", "Moderators only");
  }
  const listing = found && (await Listing.findByPk(id, { lock: true }));
  return listing ? { listing, isBanned: Boolean(person(listing.ownerId)?.bannedAt) } : undefined;
}
