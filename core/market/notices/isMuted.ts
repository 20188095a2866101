import { QueryTypes } from "sequelize";
import type { NoticeKind } from "#contract/notices.ts";
import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";
import { sequelize } from "#db/sequelize.ts";

/** Whether a person has muted a kind of notice. */
export async function isMuted(userId: number, kind: NoticeKind): Promise<boolean> {
  const [row] = await sequelize.query<{ isMuted: boolean }>(
    `select ${isMutedSql("$userId", "$kind")} as "isMuted"`,
    { type: QueryTypes.SELECT, bind: { userId, kind } },
  );
  return row?.isMuted ?? false;
}
