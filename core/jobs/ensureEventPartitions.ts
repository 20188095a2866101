import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

const TABLES = ["events", "app_opens", "searches", "category_clicks"];
const MONTHS_AHEAD = 2;

/** Makes the partitions of this month and the next two, so that no event has to lie in a default partition. */
export async function ensureEventPartitions(): Promise<void> {
  await sequelize.query(
    `select ensure_month(parent, (now() at time zone 'UTC' + make_interval(months => ahead))::date)
     from unnest($tables::text[]) parent, generate_series(0, $ahead::int) ahead`,
    { type: QueryTypes.SELECT, bind: { tables: TABLES, ahead: MONTHS_AHEAD } },
  );
}
