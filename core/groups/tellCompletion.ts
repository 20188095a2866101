import { rupeeText } from "#core/bot/rupeeText.ts";
import { Priority } from "../outbox/message.ts";
import { queueMessage } from "../outbox/queueMessage.ts";
import { listReachableMembers } from "./listReachableMembers.ts";

/** Tells everybody of a group that has just filled that their order is on. */
export async function tellCompletion(groupId: number): Promise<void> {
  for (const { userId, telegramId, title, photo, groupCode, total } of await listReachableMembers(groupId)) {
    await queueMessage({
      ...{
        userId,
        chatId: telegramId,
        cause: `group-completed:${groupId}:${userId}`,
        priority: Priority.notice,
      },
      message: {
        text: { key: "group-completed", values: { title, total: rupeeText(total) } },
        ...(photo && { photo }),
        buttons: [[{ text: { key: "button-group" }, app: "shop", startParam: `group_${groupCode}` }]],
      },
    });
  }
}
