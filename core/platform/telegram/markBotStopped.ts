import { User } from "#db/models/User.ts";

/** Remembers that a person can no longer be written to; the first moment of it stays. */
export async function markBotStopped(telegramId: number): Promise<void> {
  await User.update({ botStoppedAt: new Date() }, { where: { telegramId, botStoppedAt: null } });
}
