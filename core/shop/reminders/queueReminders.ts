import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { awakeAt } from "#core/platform/time/quietHours.ts";

/** A reminder that has just been written down. */
export interface Reminder {
  id: number;
  userId: number;
  telegramId: number;
}

/** What is written down of somebody who is to be told, or would be, had they not stopped the bot. */
export const stateSql = `case when is_stopped then 'failed' else 'queued' end, is_stopped,
  case when is_stopped then now() end`;

/** Queues messages of reminders, in the transaction that has written these down; at night for the morning. */
export async function queueReminders(reminders: readonly Reminder[]): Promise<void> {
  const dueAt = awakeAt(new Date());
  for (const { id, userId, telegramId } of reminders) {
    await queueMessage({
      userId,
      chatId: telegramId,
      cause: `reminder:${id}`,
      priority: Priority.notice,
      dueAt,
      message: { live: "reminder", id },
    });
  }
}
