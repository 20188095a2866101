import { Op } from "sequelize";
import type { Language } from "#contract/languages.ts";
import { User } from "#db/models/User.ts";

interface Admin {
  /** Our id. */
  id: number;
  telegramId: number;
  language: Language;
}

/** The admins that the bot can write to. */
export async function listAdmins(): Promise<Admin[]> {
  const admins = await User.findAll({
    where: { isAdmin: true, bannedAt: null, telegramId: { [Op.ne]: null }, botStartedAt: { [Op.ne]: null } },
    attributes: ["id", "telegramId", "language"],
  });
  return admins.flatMap(({ id, telegramId, language }) =>
    telegramId === null ? [] : [{ id, telegramId, language }],
  );
}
