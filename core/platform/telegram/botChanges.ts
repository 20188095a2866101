import { User } from "#db/models/User.ts";
import { boolean, rows } from "#db/rows.ts";

/** Remembers that a person can be written to again. */
export async function markBotResumed(telegramId: number): Promise<void> {
  await User.update({ botStoppedAt: null }, { where: { telegramId } });
}

/**
 * Remembers that a person started the bot: it may write to them, whatever was before. The first start keeps its time.
 * @returns whether this was the first.
 */
export async function markBotStarted(telegramId: number): Promise<boolean> {
  const [row] = await rows(
    { isFirst: boolean },
    `update users u set bot_started_at = coalesce(u.bot_started_at, now()), bot_stopped_at = null, updated_at = now()
     from (select id, bot_started_at from users where telegram_id = $telegramId for update) before
     where u.id = before.id returning before.bot_started_at is null as "isFirst"`,
    { telegramId },
  );
  return row?.isFirst ?? false;
}

/** Remembers that a person can no longer be written to; the first moment of it stays. */
export async function markBotStopped(telegramId: number): Promise<void> {
  await User.update({ botStoppedAt: new Date() }, { where: { telegramId, botStoppedAt: null } });
}
