import { Transaction } from "sequelize";
import { Listing } from "#db/models/Listing.ts";
import { User } from "#db/models/User.ts";

/** A listing and whether its owner is banned, both held; the owner first, as all who lock both do. */
export async function lockWithOwner(
  id: number,
): Promise<{ listing: Listing; isBanned: boolean } | undefined> {
  const found = await Listing.findByPk(id, { attributes: ["ownerId"] });
  if (!found) return undefined;
  const lock = Transaction.LOCK.SHARE;
  const owner = await User.findByPk(found.ownerId, { attributes: ["bannedAt"], lock });
  const listing = await Listing.findByPk(id, { lock: true });
  return listing ? { listing, isBanned: Boolean(owner?.bannedAt) } : undefined;
}
