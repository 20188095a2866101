import { type OutgoingMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";

/** Tells somebody news of their balance, with a button to its page; once per cause. */
export async function tellPerson(
  userId: number,
  cause: string,
  text: OutgoingMessage["text"],
): Promise<void> {
  await queueToUser(userId, {
    cause,
    priority: Priority.notice,
    message: {
      text,
      buttons: [[{ text: { key: "button-rewards" }, app: "shop", path: "/referral" }]],
    },
  });
}
