import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { audienceSql } from "./audienceSql.ts";
import type { Audience } from "./broadcast.ts";

/** How many people an audience is at this moment. */
export async function countAudience(audience: Audience): Promise<number> {
  const [row] = await sequelize.query<{ count: number }>(
    `select count(*)::integer as count from users u where ${audienceSql(audience)}`,
    { type: QueryTypes.SELECT },
  );
  return row?.count ?? 0;
}
