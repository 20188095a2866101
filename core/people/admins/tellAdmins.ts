import { type OutgoingMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { listAdmins } from "./listAdmins.ts";

/** Tells every admin that the bot can write to, once per cause. */
export async function tellAdmins(cause: string, text: OutgoingMessage["text"]): Promise<void> {
  for (const { id, telegramId } of await listAdmins()) {
    await queueMessage({
      userId: id,
      chatId: telegramId,
      cause: `${cause}:to:${id}`,
      priority: Priority.notice,
      message: { text },
    });
  }
}
