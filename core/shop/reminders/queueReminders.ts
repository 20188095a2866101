import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { awakeAt } from "#core/platform/time/quietHours.ts";
import { number, type RowOf } from "#db/rows.ts";

/** A reminder that has just been written down. */
export const reminderRow = {
  id: number,
  userId: number,
};

type Reminder = RowOf<typeof reminderRow>;

/** The state of a reminder to a person: queued, or failed when they have stopped the bot. */
export const stateSql = `case when is_stopped then 'failed' else 'queued' end, is_stopped,
  case when is_stopped then now() end`;

/** Queues messages of reminders, in the transaction that has written these down; at night for the morning. */
export async function queueReminders(reminders: readonly Reminder[]): Promise<void> {
  const dueAt = awakeAt(new Date());
  for (const { id, userId } of reminders) {
    await queueToUser(userId, {
      rule: "judged",
      cause: `reminder:${id}`,
      priority: Priority.notice,
      dueAt,
      message: { live: "reminder", id },
    });
  }
}
