import { lockUser } from "#core/people/accounts/lockUser.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { transact } from "#db/sequelize.ts";
import { endOfLife } from "../listings/lifeSpan.ts";
import { lockOwnListing } from "../listings/lockOwnListing.ts";

/**
 * Gives one's own active listing its full life again, counted from now; once more changes next to nothing.
 * @throws {RuleError} banned, not_found, not_active
 */
export function renewListing(userId: number, id: number): Promise<{ expiresAt: Date }> {
  return transact(async () => {
    await lockUser(userId);
    const listing = await lockOwnListing(userId, id);
    if (listing.status !== "active") throw new RuleError("not_active", "Only what is on sale is renewed");
    const expiresAt = endOfLife(new Date());
    await listing.update({ expiresAt });
    return { expiresAt };
  });
}
