import { randomUUID } from "node:crypto";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import type { Reachable } from "./findReachable.ts";

/** Has the bot tell somebody the code of an asking; the message names the asking, and the code is put in at sending. */
export async function queueCode(codeId: string, { userId, telegramId }: Reachable): Promise<void> {
  await queueMessage({
    userId,
    chatId: telegramId,
    priority: Priority.code,
    cause: `code:${codeId}:${randomUUID()}`,
    message: { text: { key: "code-message" }, codeId },
  });
}
