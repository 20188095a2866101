import type { ModerationItem } from "#contract/moderation.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { number, text } from "#db/rows.ts";
import { itemsSql, queueOrder } from "./queueSql.ts";

const itemStatement = {
  name: "moderation-item",
  text: itemsSql("select id, kind, since, 1 as place from waiting where id = $2::integer"),
};

/** The entry that waits for a moderator, and how many listings wait in all. */
export interface WaitingItem {
  /** Undefined when there is nothing to decide about that listing. */
  item: ModerationItem | undefined;
  total: number;
}

/** One listing of the queue as the page shows it. */
export async function readModerationItem(adminId: number, listingId: number): Promise<WaitingItem> {
  const [row] = await read({ items: text, total: number }, itemStatement, [adminId, listingId]);
  const [item] = JSON.parse(row?.items ?? "[]") as ModerationItem[];
  return { item, total: row?.total ?? 0 };
}

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
  const [row] = await read({ items: text, total: number }, statement, [adminId, take, skip]);
  return new ReadyJson(`{"data":${row?.items ?? "[]"},"total":${row?.total ?? 0}}`);
}
