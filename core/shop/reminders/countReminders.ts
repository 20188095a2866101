import { type ReminderKind, reminderKinds } from "#contract/reminders.ts";
import { readPatiently } from "#db/readPool.ts";

/** How many reminders of a kind went out, and how many had nobody to go to. */
export interface ReminderCount {
  type: ReminderKind;
  /** Those that Telegram took. */
  totalCount: number;
  /** Those that failed because their person had stopped or blocked the bot. */
  isBotStoppedCount: number;
}

const text = `
  select kind as type, count(*) filter (where state = 'sent')::integer as "totalCount",
    count(*) filter (where is_bot_stopped)::integer as "isBotStoppedCount"
  from reminders where state in ('sent', 'failed') and decided_at >= $1 and decided_at < $2
  group by kind`;

/** Counts reminders of each kind whose fate was decided from one moment up to another. */
export async function countReminders(from: Date, to: Date): Promise<ReminderCount[]> {
  const counted = await readPatiently<{ [Name in keyof ReminderCount]: ReminderCount[Name] }>(text, [
    from,
    to,
  ]);
  return reminderKinds.map(
    (type) => counted.find((count) => count.type === type) ?? { type, totalCount: 0, isBotStoppedCount: 0 },
  );
}
