import { User } from "#db/models/User.ts";

/** Our id of the person with a Telegram id; undefined when we don't know them. */
export async function findUserId(telegramId: number): Promise<number | undefined> {
  const user = await User.findOne({ where: { telegramId }, attributes: ["id"] });
  return user?.id;
}
