import { col, fn } from "sequelize";
import { User } from "#db/models/User.ts";

/** Remembers that a person started the bot: it may write to them, whatever was before. The first start keeps its time. */
export async function markBotStarted(telegramId: number): Promise<void> {
  await User.update(
    { botStartedAt: fn("coalesce", col("bot_started_at"), fn("now")), botStoppedAt: null },
    { where: { telegramId } },
  );
}
