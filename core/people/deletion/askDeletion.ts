import { config } from "#config";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Session } from "#db/models/Session.ts";
import { transact } from "#db/sequelize.ts";
import { accountClosing } from "../accounts/accountEvents.ts";
import { wipedAt } from "./grace.ts";
import { holdAccount } from "./holdAccount.ts";

/**
 * Begins the deletion of one's own account: at once its listings close, its sessions end and it hears only answers; after
 * the grace it is wiped. Asked again it changes nothing.
 * @returns when it will be wiped.
 * @throws {RuleError} unauthorized when there is no such person any more, forbidden for admins of ADMIN_TELEGRAM_IDS.
 */
export function askDeletion(userId: number): Promise<{ wipedAt: Date }> {
  return transact(async () => {
    const user = await holdAccount(userId);
    if (!user || user.deletedAt) throw new RuleError("unauthorized", "There is no such person any more");
    if (user.telegramId !== null && config.ADMIN_TELEGRAM_IDS.includes(user.telegramId)) {
      throw new RuleError("forbidden", "An admin of the settings can't be deleted");
    }
    if (user.deletionAskedAt) return { wipedAt: wipedAt(user.deletionAskedAt) };

    const now = new Date();
    await user.update({ deletionAskedAt: now });
    const details = await accountClosing.publish({ userId });
    await Session.update({ revokedAt: now }, { where: { userId, revokedAt: null } });
    await recordAudit({
      actorId: userId,
      action: "account.ask-deletion",
      subjectType: "user",
      subjectId: userId,
      details,
    });
    return { wipedAt: wipedAt(now) };
  });
}
