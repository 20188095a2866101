import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { transact } from "#db/sequelize.ts";
import { chatPress } from "./chatButtons.ts";
import type { Conversation } from "./findConversation.ts";
import { leaveSeat } from "./seats.ts";

interface Press {
  /** Telegram id of the person's chat with the bot, and the update that brought the press. */
  chatId: number;
  updateId: number;
}

/**
 * Makes a person's next words belong to this conversation no more, and tells them so with a way back, once: who has left
 * it before hears nothing.
 */
export function leaveConversation(
  { id, me, other, listingName: listing }: Conversation,
  { chatId, updateId }: Press,
): Promise<void> {
  return transact(async () => {
    if (!(await leaveSeat(me.userId, id))) return;
    await queueMessage({
      userId: me.userId,
      chatId,
      conversationId: id,
      cause: `chat-left:${updateId}`,
      priority: Priority.answer,
      message: {
        text: { key: "chat-left", values: { name: other.firstName, listing } },
        buttons: [[{ text: { key: "button-chat-continue" }, callback: chatPress.enter.pack(id) }]],
      },
    });
  });
}
