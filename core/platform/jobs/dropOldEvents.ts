import { QueryTypes } from "sequelize";
import { rows, text } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";
import { eventTables } from "./eventTables.ts";

const MONTHS_AHEAD = 2;

/**
 * Makes the partitions of this month and the next two, so that no event has to lie in a default partition; those that
 * had to are moved. Each table in a transaction of its own: one that fails keeps no other from its months.
 * @throws the last failure, after all tables have had their turn.
 */
export async function ensureEventPartitions(): Promise<void> {
  let failure: unknown;
  for (const table of eventTables) {
    try {
      await sequelize.query(
        `select ensure_month($table, (now() at time zone 'UTC' + make_interval(months => ahead))::date)
         from generate_series(0, $ahead::int) ahead`,
        { type: QueryTypes.SELECT, bind: { table, ahead: MONTHS_AHEAD } },
      );
    } catch (error) {
      failure = error;
      log.error({ table, error: describeError(error) }, "a table's months could not be made");
    }
  }
  if (failure) throw failure;
}

/** Events are kept for at least so many months, and then go by the month. Their counts by day stay. */
export const KEPT_MONTHS = 13;
const BATCH = 5000;

/** The beginning, in UTC, of the first month that is kept. */
const KEPT_FROM = `date_trunc('month', now() at time zone 'UTC' - interval '${KEPT_MONTHS} months')`;

const OLD_MONTHS = `
  select c.oid::regclass::text as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = $table::regclass and c.relname ~ ('^' || $table || '_[0-9]{6}$')
    and to_date(right(c.relname, 6), 'YYYYMM') < ${KEPT_FROM} order by c.relname`;

/** Writers wait while the drop waits for its lock: whoever reads the table for longer puts it off to another night. */
async function dropMonth(name: string): Promise<void> {
  await sequelize.transaction(async () => {
    await sequelize.query("set local lock_timeout = '2s'");
    await sequelize.query(`drop table ${name}`);
  });
}

async function sweepDefault(table: string): Promise<void> {
  const isOld = `created_at < ${KEPT_FROM} at time zone 'UTC'`;
  for (;;) {
    const gone = await sequelize.query(
      `delete from ${table}_default
       where ctid = any(array(select ctid from ${table}_default where ${isOld} limit ${BATCH})) returning 1`,
      { type: QueryTypes.SELECT },
    );
    if (gone.length < BATCH) return;
  }
}

async function dropOf(table: string): Promise<void> {
  const months = await rows({ name: text }, OLD_MONTHS, { table });
  for (const { name } of months) await dropMonth(name);
  await sweepDefault(table);
}

/**
 * Drops the months of events that are over for longer than they are kept. One table that can't be cleaned now keeps no
 * other from it.
 * @throws the last failure, after all tables have had their turn.
 */
export async function dropOldEvents(): Promise<void> {
  let failure: unknown;
  for (const table of eventTables) {
    try {
      await dropOf(table);
    } catch (error) {
      failure = error;
      log.error({ table, error: describeError(error) }, "a table's old months could not be dropped");
    }
  }
  if (failure) throw failure;
}
