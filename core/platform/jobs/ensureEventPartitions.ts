import { QueryTypes } from "sequelize";
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
