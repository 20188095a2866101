import { config } from "#config";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Session } from "#db/models/Session.ts";
import { number, type RowOf, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { accountClosing } from "../accounts/accountEvents.ts";
import { wipedAt } from "./grace.ts";
import { lockAccount } from "./lockAccount.ts";

/** The things that a person would lose, or that go on without their account. */
const stakesRow = {
  /** On sale or before the moderators. */
  listings: number,
  /** Placed and not delivered or over. */
  orders: number,
  coins: number,
  /** The balance from referral rewards. */
  paise: number,
};

type Stakes = RowOf<typeof stakesRow>;

const STAKES = `
  select
    (select count(*) from listings where owner_id = $userId and status in ('pending', 'active', 'rejected')) as listings,
    (select count(*) from orders where user_id = $userId
      and status in ('placed', 'confirmed', 'packed', 'shipped')) as orders,
    coalesce((select balance from ledger_accounts where user_id = $userId), 0) as coins,
    coalesce((select balance_paise from wallets where user_id = $userId), 0) as paise`;

/** Reads the facts that a person is told before their account is deleted. */
export async function readStakes(userId: number): Promise<Stakes> {
  const [stakes] = await rows(stakesRow, STAKES, { userId });
  if (!stakes) throw new Error("The stakes of a person could not be read");
  return stakes;
}

/**
 * Begins the deletion of one's own account: at once its listings close, its sessions end and it hears only answers; after
 * the grace it is wiped. Asked again it changes nothing.
 * @returns when it will be wiped.
 * @throws {RuleError} unauthorized when there is no such person any more, forbidden for admins of ADMIN_TELEGRAM_IDS.
 */
export function askDeletion(userId: number): Promise<{ wipedAt: Date }> {
  return transact(async () => {
    const user = await lockAccount(userId);
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
