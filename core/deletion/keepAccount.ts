import { transact } from "#db/sequelize.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { holdAccount } from "./holdAccount.ts";

/**
 * Keeps an account whose deletion was asked for; its listings stay closed, and can be reopened.
 * @returns whether there was anything to take back.
 */
export function keepAccount(userId: number): Promise<boolean> {
  return transact(async () => {
    const user = await holdAccount(userId);
    if (!user?.deletionAskedAt || user.deletedAt) return false;
    await user.update({ deletionAskedAt: null });
    await recordAudit({
      ...{ actorId: userId, action: "account.keep", subjectType: "user", subjectId: userId },
    });
    return true;
  });
}
