import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";

// A run stands by itself: it neither joins nor waits for whatever transaction the caller may have open.
const alone = { type: QueryTypes.SELECT, transaction: null } as const;

async function take(job: string, slot: Date): Promise<boolean> {
  const rows = await sequelize.query(
    "insert into job_runs (job, slot) values ($job, $slot) on conflict do nothing returning job",
    { ...alone, bind: { job, slot } },
  );
  return rows.length > 0;
}

async function finish(job: string, slot: Date, error: string | null): Promise<void> {
  await sequelize.query(
    "update job_runs set finished_at = now(), error = $error where job = $job and slot = $slot returning job",
    { ...alone, bind: { job, slot, error } },
  );
}

/**
 * Runs a job for its time slot, unless some worker has taken that slot before. A run that fails is written down and
 * not repeated: jobs are made so that the next slot makes up for it.
 * @returns whether it ran here and ended well.
 */
export async function runDueJob(job: string, slot: Date, run: () => Promise<unknown>): Promise<boolean> {
  if (!(await take(job, slot))) return false;
  try {
    const result = await run();
    await finish(job, slot, null);
    log.info({ job, slot, result }, "job done");
    return true;
  } catch (error) {
    const described = describeError(error);
    log.error({ job, slot, error: described }, "job failed");
    await finish(job, slot, [described.name, described.kind].filter(Boolean).join(" "));
    return false;
  }
}
