import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { Listing } from "#db/models/Listing.ts";
import { transact } from "#db/sequelize.ts";
import { holdAccount } from "./holdAccount.ts";

/**
 * Keeps an account whose deletion was asked for; its listings stay closed, and can be reopened.
 * @returns how many closed ones there are; undefined when there was nothing to take back.
 */
export function keepAccount(userId: number): Promise<{ closed: number } | undefined> {
  return transact(async () => {
    const user = await holdAccount(userId);
    if (!user?.deletionAskedAt || user.deletedAt) return undefined;
    await user.update({ deletionAskedAt: null });
    await recordAudit({
      actorId: userId,
      action: "account.keep",
      subjectType: "user",
      subjectId: userId,
    });
    return { closed: await Listing.count({ where: { ownerId: userId, status: "closed" } }) };
  });
}
