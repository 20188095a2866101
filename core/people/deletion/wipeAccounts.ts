import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { runSteps } from "#core/platform/domainEvents/runSteps.ts";
import { number, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { accountClosing, accountsWiped } from "../accounts/accountEvents.ts";
import { GRACE_DAYS, wipedAt } from "./grace.ts";
import { lockAccount } from "./lockAccount.ts";
import { stepOf, wiped } from "./wiped.ts";

/** Accounts of one run; the next makes up for what is left. */
const BATCH = 50;

const DUE = `
  select id from users
  where deletion_asked_at <= now() - make_interval(days => ${GRACE_DAYS}) and deleted_at is null
  order by deletion_asked_at, id limit ${BATCH}`;

const ABSORBED = "select id from users where absorbed_by_id = $userId order by id";

/** Wipes one account, unless it was kept or wiped since it was found to be due. */
function wipe(userId: number): Promise<boolean> {
  return transact(async () => {
    const user = await lockAccount(userId);
    const isDue = user?.deletionAskedAt && wipedAt(user.deletionAskedAt) <= new Date();
    if (!isDue || user.deletedAt) return false;
    // Whatever a moderator has let through since.
    await accountClosing.publish({ userId });
    const steps = wiped().map(stepOf);
    // Rows that weren't carried over stand under the numbers of accounts that this one has absorbed.
    const absorbed = await rows({ id: number }, ABSORBED, { userId });
    for (const { id } of absorbed) await runSteps(steps, { id, telegramId: null, phone: null });
    await runSteps(steps, { id: userId, telegramId: user.telegramId, phone: user.phoneNumber });
    await recordAudit({
      actorId: null,
      action: "account.wipe",
      subjectType: "user",
      subjectId: userId,
    });
    return true;
  });
}

/**
 * Wipes the accounts whose grace is over, each by itself, and then what of earlier ones is of no use any more. Photos that
 * nothing shows then are swept by the sweep of unused ones.
 * @returns how many accounts, and what else.
 */
export async function wipeAccounts(): Promise<{ accounts: number } & Record<string, unknown>> {
  const due = await rows({ id: number }, DUE);
  let accounts = 0;
  for (const { id } of due) if (await wipe(id)) accounts += 1;
  return { ...(await accountsWiped.publish({ accounts })), accounts };
}
