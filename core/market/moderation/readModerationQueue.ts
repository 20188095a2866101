import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { itemsSql, queueOrder } from "./queueSql.ts";

const statement = {
  name: "moderation-queue",
  text: itemsSql(`
    select id, kind, since, row_number() over (order by ${queueOrder}) as place
    from waiting order by place limit $2::integer offset $3::integer`),
};

interface Page {
  skip: number;
  take: number;
}

/**
 * A page of what waits for a moderator: first what many people report, then what waits longest. The caller is an admin,
 * which the route has checked.
 */
export async function readModerationQueue(adminId: number, { skip, take }: Page): Promise<ReadyJson> {
  const [row] = await read<{ items: string; total: number }>(statement, [adminId, take, skip]);
  return new ReadyJson(`{"data":${row?.items ?? "[]"},"total":${row?.total ?? 0}}`);
}
