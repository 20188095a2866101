import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/**
 * Remembers that a person started the bot: it may write to them, whatever was before. The first start keeps its time.
 * @returns whether this was the first.
 */
export async function markBotStarted(telegramId: number): Promise<boolean> {
  const [row] = await sequelize.query<{ isFirst: boolean }>(
    `update users u set bot_started_at = coalesce(u.bot_started_at, now()), bot_stopped_at = null, updated_at = now()
     from (select id, bot_started_at from users where telegram_id = $telegramId for update) before
     where u.id = before.id returning before.bot_started_at is null as "isFirst"`,
    { type: QueryTypes.SELECT, bind: { telegramId } },
  );
  return row?.isFirst ?? false;
}
