import { number, rows } from "#db/rows.ts";
import { audienceSql } from "./audienceSql.ts";
import type { Audience } from "./broadcast.ts";

/** How many people an audience is at this moment. */
export async function countAudience(audience: Audience): Promise<number> {
  const [row] = await rows(
    { count: number },
    `select count(*)::integer as count from users u where ${audienceSql(audience)}`,
  );
  return row?.count ?? 0;
}
