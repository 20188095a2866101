import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** What came of the last nightly check of the ledger. */
export type LedgerCheck = "good" | "faults" | "failed" | "none";

/** The alarm of a check stands in the outbox under the day it was made on, for each admin of then. */
const LAST = `
  select run.finished_at is null or run.error is not null as "hasFailed",
    exists (select from outbox where cause = any(array(
      select 'ledger-faults:' || to_char(run.started_at at time zone 'UTC', 'YYYY-MM-DD') || ':to:' || id
      from users where is_admin))) as "hasFaults"
  from job_runs run where run.job = 'checkLedger' order by run.slot desc limit 1`;

/** Says how the last check of the ledger went; "none" when there was none in the last month. */
export async function readLedgerCheck(): Promise<LedgerCheck> {
  const [run] = await sequelize.query<{ hasFailed: boolean; hasFaults: boolean }>(LAST, {
    type: QueryTypes.SELECT,
  });
  if (!run) return "none";
  if (run.hasFailed) return "failed";
  return run.hasFaults ? "faults" : "good";
}
