import { QueryTypes } from "sequelize";
import { type ReminderKind, reminderKinds } from "#contract/reminders.ts";
import { sequelize } from "#db/sequelize.ts";

/** How many reminders of a kind went out, and how many had nobody to go to. */
export interface ReminderCount {
  type: ReminderKind;
  /** Those that Telegram took. */
  totalCount: number;
  /** Those that failed because their person had stopped or blocked the bot. */
  isBotStoppedCount: number;
}

const COUNT = `
  select kind as type, count(*) filter (where state = 'sent')::integer as "totalCount",
    count(*) filter (where is_bot_stopped)::integer as "isBotStoppedCount"
  from reminders where state in ('sent', 'failed') and decided_at >= $from and decided_at < $to
  group by kind`;

/** Counts reminders of each kind whose fate was decided from one moment up to another. */
export async function countReminders(from: Date, to: Date): Promise<ReminderCount[]> {
  const counted = await sequelize.query<ReminderCount>(COUNT, {
    type: QueryTypes.SELECT,
    bind: { from, to },
  });
  return reminderKinds.map(
    (type) => counted.find((count) => count.type === type) ?? { type, totalCount: 0, isBotStoppedCount: 0 },
  );
}
