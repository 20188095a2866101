import { randomUUID } from "node:crypto";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";

/** Has the bot tell somebody the code of an asking; the message names the asking, and the code is put in at sending. */
export async function queueCode(codeId: string, userId: number): Promise<void> {
  await queueToUser(userId, {
    // A contact that was shared in the bot's chat is answered there, and `requestCode` has judged of all others.
    rule: "judged",
    priority: Priority.code,
    cause: `code:${codeId}:${randomUUID()}`,
    message: { text: { key: "code-message" }, codeId },
  });
}
