import { OutboxMessage } from "#db/models/OutboxMessage.ts";

/** Writes down that Telegram took the message. */
export async function recordSent(id: number, telegramMessageId: number): Promise<void> {
  await OutboxMessage.update(
    { status: "sent", sentAt: new Date(), telegramMessageId, claimedUntil: null, error: null },
    { where: { id } },
  );
}
