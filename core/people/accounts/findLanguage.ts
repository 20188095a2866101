import type { Language } from "#contract/languages.ts";
import { User } from "#db/models/User.ts";

/** The language of the person with a Telegram id; undefined when we don't know them. */
export async function findLanguage(telegramId: number): Promise<Language | undefined> {
  const user = await User.findOne({ where: { telegramId }, attributes: ["language"] });
  return user?.language;
}
