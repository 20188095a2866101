import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { reconcileStars } from "#core/money/stars/reconcileStars.ts";
import { tellAdmins } from "#core/people/admins/admins.ts";
import { log } from "#core/platform/log/log.ts";
import { checkReferral } from "#core/shop/referral/checkReferral.ts";
import { boolean, rows } from "#db/rows.ts";

/** The outcome of the last nightly check of the ledger. */
type LedgerCheck = "good" | "faults" | "failed" | "none";

/** The alarm of a check stands in the outbox under the day it was made on, for each admin of then. */
const LAST = `
  select run.finished_at is null or run.error is not null as "hasFailed",
    exists (select from outbox where cause = any(array(
      select 'ledger-faults:' || to_char(run.started_at at time zone 'UTC', 'YYYY-MM-DD') || ':to:' || id
      from users where is_admin))) as "hasFaults"
  from job_runs run where run.job = 'checkLedger' order by run.slot desc limit 1`;

/** Says how the last check of the ledger went; "none" when there was none in the last month. */
export async function readLedgerCheck(): Promise<LedgerCheck> {
  const [run] = await rows({ hasFailed: boolean, hasFaults: boolean }, LAST);
  if (!run) return "none";
  if (run.hasFailed) return "failed";
  return run.hasFaults ? "faults" : "good";
}

/** The most faults in a message; all are in the log. */
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
