import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import type { Listing } from "#db/models/Listing.ts";
import { User } from "#db/models/User.ts";

/** Tells a listing's owner of the coins that came back for a promotion which was cut short. */
export async function tellReturned(
  { name, ownerId }: Listing,
  { coins, cause }: { coins: number; cause: string },
): Promise<void> {
  const owner = await User.findByPk(ownerId, { attributes: ["telegramId"] });
  if (!owner?.telegramId) return;
  await queueMessage({
    userId: ownerId,
    chatId: owner.telegramId,
    cause,
    priority: Priority.notice,
    message: { text: { key: "notice-unused-returned", values: { name, coins } } },
  });
}
