import type { MessageKey } from "#core/platform/i18n/translate.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import type { User } from "#db/models/User.ts";

interface Telling {
  cause: string;
  /** Fluent key. */
  key: MessageKey;
  values?: Record<string, string | number>;
}

/** Tells a person what an admin has decided about them, if the bot can write to them. */
export async function tellOfStanding(
  { id, telegramId, botStartedAt, botStoppedAt }: User,
  { cause, key, values }: Telling,
): Promise<void> {
  if (telegramId === null || !botStartedAt || botStoppedAt) return;
  await queueMessage({
    userId: id,
    chatId: telegramId,
    cause,
    priority: Priority.answer,
    message: { text: { key, values } },
  });
}
