import { QueryTypes } from "sequelize";
import { sequelize, transact } from "#db/sequelize.ts";
import { tellOwnerOfEnd } from "./tellOwnerOfEnd.ts";

/**
 * Ends the promotions whose time is over and tells their owners. Those that somebody else holds have another turn.
 * @returns how many ended.
 */
export function endOver(): Promise<number> {
  return transact(async () => {
    const rows = await sequelize.query<{ id: number }>(
      `update promotions set ended_at = ends_at
       where id in (
         select id from promotions where ended_at is null and ends_at <= now() for update skip locked)
       returning id`,
      { type: QueryTypes.SELECT },
    );
    for (const { id } of rows) await tellOwnerOfEnd([id]);
    return rows.length;
  });
}
