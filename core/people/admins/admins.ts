import { Op } from "sequelize";
import type { Language } from "#contract/languages.ts";
import { type Right, rights } from "#contract/roles.ts";
import { type OutgoingMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { User } from "#db/models/User.ts";

/** All admins with their roles, the first first. */
export const nameAdmins = (): Promise<Pick<User, "id" | "firstName" | "lastName" | "username" | "role">[]> =>
  User.findAll({
    where: { isAdmin: true },
    attributes: ["id", "firstName", "lastName", "username", "role"],
    order: ["id"],
  });

interface Admin {
  /** Our id. */
  id: number;
  telegramId: number;
  language: Language;
}

/** The admins that the bot can write to and whose role has the right. */
async function listAdmins(right: Right): Promise<Admin[]> {
  const admins = await User.findAll({
    where: {
      role: [...rights[right]],
      bannedAt: null,
      telegramId: { [Op.ne]: null },
      botStartedAt: { [Op.ne]: null },
    },
    attributes: ["id", "telegramId", "language"],
  });
  return admins.flatMap(({ id, telegramId, language }) =>
    telegramId === null ? [] : [{ id, telegramId, language }],
  );
}

interface Telling {
  /** Only admins whose role has it are told. */
  right?: Right;
  /** Our id of an admin who isn't told. */
  exceptId?: number;
  buttons?: OutgoingMessage["buttons"];
}

/** Tells every admin with the right that the bot can write to, once per cause. @returns how many there are. */
export async function tellAdmins(
  cause: string,
  text: OutgoingMessage["text"],
  { right = "money.read", exceptId, buttons }: Telling = {},
): Promise<number> {
  const told = (await listAdmins(right)).filter(({ id }) => id !== exceptId);
  for (const { id, telegramId } of told) {
    await queueMessage({
      userId: id,
      chatId: telegramId,
      cause: `${cause}:to:${id}`,
      priority: Priority.notice,
      message: { text, ...(buttons && { buttons }) },
    });
  }
  return told.length;
}
