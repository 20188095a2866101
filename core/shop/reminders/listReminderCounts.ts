import { z } from "zod";
import { reminderKinds } from "#contract/reminders.ts";
import { readPatiently } from "#db/readPool.ts";
import { number, type RowOf } from "#db/rows.ts";

/** How many reminders of a kind went out, and how many did not. */
const reminderCountRow = {
  type: z.enum(reminderKinds),
  /** Reminders that Telegram took. */
  totalCount: number,
  /** Reminders that failed because their person had stopped or blocked the bot. */
  isBotStoppedCount: number,
  /** Reminders that failed for any other cause. */
  otherFailedCount: number,
};

export type ReminderCount = RowOf<typeof reminderCountRow>;

const text = `
  select kind as type, count(*) filter (where state = 'sent')::integer as "totalCount",
    count(*) filter (where is_bot_stopped)::integer as "isBotStoppedCount",
    count(*) filter (where state = 'failed' and not is_bot_stopped)::integer as "otherFailedCount"
  from reminders where state in ('sent', 'failed') and decided_at >= $1 and decided_at < $2
  group by kind`;

/** Counts reminders of each kind whose fate was decided from one moment up to another. */
export async function listReminderCounts(from: Date, to: Date): Promise<ReminderCount[]> {
  const counted = await readPatiently(reminderCountRow, text, [from, to]);
  const none = { totalCount: 0, isBotStoppedCount: 0, otherFailedCount: 0 };
  return reminderKinds.map((type) => counted.find((count) => count.type === type) ?? { type, ...none });
}
