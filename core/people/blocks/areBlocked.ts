import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** Whether one of two people has blocked the other: it closes every contact in both directions. */
export async function areBlocked(one: number, other: number): Promise<boolean> {
  const rows = await sequelize.query(
    "select from blocks where (blocker_id, blocked_id) in (($one, $other), ($other, $one)) limit 1",
    { type: QueryTypes.SELECT, bind: { one, other } },
  );
  return rows.length > 0;
}
