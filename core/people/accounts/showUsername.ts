import { User } from "#db/models/User.ts";

/** Says whether buyers may write to a person's own Telegram name instead of through the bot. */
export async function showUsername(userId: number, isShown: boolean): Promise<void> {
  await User.update({ isUsernameShown: isShown }, { where: { id: userId } });
}
