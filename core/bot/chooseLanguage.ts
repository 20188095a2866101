import type { Language } from "#contract/languages.ts";
import { User } from "#db/models/User.ts";

/** Keeps the language a person chose in the bot; the mini-apps follow it. */
export async function chooseLanguage(telegramId: number, language: Language): Promise<void> {
  await User.update({ language }, { where: { telegramId } });
}
