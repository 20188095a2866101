import { type OutgoingMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import type { User } from "#db/models/User.ts";

/** Tells somebody, whom the bot can write to, news of their balance, with a button to its page; once per cause. */
export async function tellPerson(user: User, cause: string, text: OutgoingMessage["text"]): Promise<void> {
  const { id: userId, telegramId, botStartedAt, botStoppedAt, bannedAt } = user;
  if (telegramId === null || !botStartedAt || botStoppedAt || bannedAt) return;
  await queueMessage({
    userId,
    chatId: telegramId,
    cause,
    priority: Priority.notice,
    message: {
      text,
      buttons: [[{ text: { key: "button-rewards" }, app: "shop", path: "/referral" }]],
    },
  });
}
