import type { Listing } from "#db/models/Listing.ts";
import { User } from "#db/models/User.ts";
import { Priority } from "../outbox/message.ts";
import { queueMessage } from "../outbox/queueMessage.ts";

/** Tells a listing's owner of the coins that came back for promotions which its removal cut short. */
export async function tellReturned({ id, name, ownerId, edition }: Listing, coins: number): Promise<void> {
  const owner = await User.findByPk(ownerId, { attributes: ["telegramId"] });
  if (!owner?.telegramId) return;
  await queueMessage({
    ...{ userId: ownerId, chatId: owner.telegramId, priority: Priority.notice },
    cause: `unused-returned:${id}:${edition}`,
    message: { text: { key: "notice-unused-returned", values: { name, coins } } },
  });
}
