import { QueryTypes } from "sequelize";
import { sequelize, transact } from "#db/sequelize.ts";

const TABLES = ["events", "app_opens", "searches", "category_clicks"];
const MONTHS_AHEAD = 2;
/** An arbitrary number that sets this lock apart from others in the database. */
const PARTITIONS_LOCK = 7_263_005;

/** Makes the partitions of this month and the next two, so that no event has to lie in a default partition. */
export async function ensureEventPartitions(): Promise<void> {
  await transact(async () => {
    // `create … if not exists` still fails when two do it at the same moment.
    await sequelize.query("select pg_advisory_xact_lock($lock::bigint)", {
      type: QueryTypes.SELECT,
      bind: { lock: PARTITIONS_LOCK },
    });
    await sequelize.query(
      `select ensure_month(parent, (now() at time zone 'UTC' + make_interval(months => ahead))::date)
       from unnest($tables::text[]) parent, generate_series(0, $ahead::int) ahead`,
      { type: QueryTypes.SELECT, bind: { tables: TABLES, ahead: MONTHS_AHEAD } },
    );
  });
}
