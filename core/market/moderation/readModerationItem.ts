import type { ModerationItem } from "#contract/moderation.ts";
import { read } from "#db/readPool.ts";
import { itemsSql } from "./queueSql.ts";

const statement = {
  name: "moderation-item",
  text: itemsSql("select id, kind, since, 1 as place from waiting where id = $2::integer"),
};

/** What waits for a moderator and how many listings wait in all. */
export interface WaitingItem {
  /** Undefined when there is nothing to decide about that listing. */
  item: ModerationItem | undefined;
  total: number;
}

/** One listing of the queue as the page shows it. */
export async function readModerationItem(adminId: number, listingId: number): Promise<WaitingItem> {
  const [row] = await read<{ items: string; total: number }>(statement, [adminId, listingId]);
  const [item] = JSON.parse(row?.items ?? "[]") as ModerationItem[];
  return { item, total: row?.total ?? 0 };
}
