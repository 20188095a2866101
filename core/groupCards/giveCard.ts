import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { isReachable } from "../lifecycle/ownerNotice.ts";
import { Priority } from "../outbox/message.ts";
import { queueMessage } from "../outbox/queueMessage.ts";

const MAKE = `
  insert into group_cards (group_id, user_id, chat_id)
  select $groupId, u.id, u.telegram_id from users u where u.id = $userId and ${isReachable}
  on conflict (group_id, user_id) do nothing
  returning id, chat_id as "chatId"`;

/**
 * Gives somebody of a group its card, if the bot can write to them: one message, which shows from then on how the group
 * stands. Who comes back has theirs already. In the transaction in which they take their seat.
 */
export async function giveCard(groupId: number, userId: number): Promise<void> {
  const [card] = await sequelize.query<{ id: number; chatId: number }>(MAKE, {
    type: QueryTypes.SELECT,
    bind: { groupId, userId },
  });
  if (!card) return;
  await queueMessage({
    ...{ userId, chatId: card.chatId, cause: `group-card:${card.id}`, priority: Priority.notice },
    message: { live: "groupCard", id: card.id },
  });
}
