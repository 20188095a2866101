import { User } from "#db/models/User.ts";

/** Remembers that a person can be written to again. */
export async function markBotResumed(telegramId: number): Promise<void> {
  await User.update({ botStoppedAt: null }, { where: { telegramId } });
}
