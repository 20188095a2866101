import { Op } from "sequelize";
import { User } from "#db/models/User.ts";
import { type OutgoingMessage, Priority } from "./message.ts";
import { queueMessage } from "./queueMessage.ts";

/** Tells every admin that the bot can write to, once per cause. */
export async function tellAdmins(cause: string, text: OutgoingMessage["text"]): Promise<void> {
  const admins = await User.findAll({
    where: { isAdmin: true, bannedAt: null, telegramId: { [Op.ne]: null }, botStartedAt: { [Op.ne]: null } },
    attributes: ["id", "telegramId"],
  });
  for (const { id, telegramId } of admins) {
    if (telegramId === null) continue;
    await queueMessage({
      ...{ userId: id, chatId: telegramId, cause: `${cause}:to:${id}`, priority: Priority.notice },
      message: { text },
    });
  }
}
