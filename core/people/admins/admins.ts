import { Op } from "sequelize";
import type { Language } from "#contract/languages.ts";
import { type OutgoingMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { User } from "#db/models/User.ts";

/** Everybody who is an admin, by name, the first first. Who asks must be one. */
export const nameAdmins = (): Promise<Pick<User, "id" | "firstName" | "lastName" | "username">[]> =>
  User.findAll({
    where: { isAdmin: true },
    attributes: ["id", "firstName", "lastName", "username"],
    order: ["id"],
  });

interface Admin {
  /** Our id. */
  id: number;
  telegramId: number;
  language: Language;
}

/** The admins that the bot can write to. */
async function listAdmins(): Promise<Admin[]> {
  const admins = await User.findAll({
    where: { isAdmin: true, bannedAt: null, telegramId: { [Op.ne]: null }, botStartedAt: { [Op.ne]: null } },
    attributes: ["id", "telegramId", "language"],
  });
  return admins.flatMap(({ id, telegramId, language }) =>
    telegramId === null ? [] : [{ id, telegramId, language }],
  );
}

/** Tells every admin that the bot can write to, once per cause. */
export async function tellAdmins(cause: string, text: OutgoingMessage["text"]): Promise<void> {
  for (const { id, telegramId } of await listAdmins()) {
    await queueMessage({
      userId: id,
      chatId: telegramId,
      cause: `${cause}:to:${id}`,
      priority: Priority.notice,
      message: { text },
    });
  }
}
