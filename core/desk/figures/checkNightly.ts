import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { reconcileStars } from "#core/money/stars/reconcileStars.ts";
import { tellAdmins } from "#core/people/admins/tellAdmins.ts";
import { log } from "#core/platform/log/log.ts";
import { checkReferral } from "#core/shop/referral/checkReferral.ts";

/** So many faults are told in a message; all are in the log. */
const TOLD_MAX = 5;

/**
 * Proves the ledger and the books of referral money, and reconciles Stars with Telegram; what is wrong is raised to the admins, once a day.
 * @returns how many faults there are.
 */
export async function checkNightly(): Promise<number> {
  const { faults: own } = await checkLedger();
  const { faults: referral } = await checkReferral();
  const stars = await reconcileStars();
  if (!stars) log.warn("Telegram didn't answer, so its Stars were not reconciled");
  const faults = [...own, ...referral, ...(stars?.faults ?? [])];
  for (const fault of faults) log.error({ fault }, "the ledger has a fault");
  if (faults.length > 0) {
    await tellAdmins(`ledger-faults:${new Date().toISOString().slice(0, 10)}`, {
      key: "admin-ledger-faults",
      values: { count: faults.length, faults: faults.slice(0, TOLD_MAX).join("\n") },
    });
  }
  return faults.length;
}
