import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { number, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";

// When two presses come at once, the second waits here, and finds it taken.
const TAKE = `
  update users u set export_asked_at = now()
  where id = $userId and telegram_id is not null
    and (export_asked_at is null or export_asked_at <= now() - interval '1 day'
      or exists (select from outbox where status in ('failed', 'cancelled')
        and cause = 'export:' || u.id || ':' || milliseconds_of(u.export_asked_at)))
  returning milliseconds_of(now()) as at`;

/**
 * Asks for a copy of all of one's own data, which the worker makes and the bot sends; once in 24 hours, unless it didn't
 * arrive.
 * @returns false when there was one already.
 */
export function askExport(userId: number): Promise<boolean> {
  return transact(async () => {
    const [taken] = await rows({ at: number }, TAKE, { userId });
    if (!taken) return false;
    return queueToUser(userId, {
      rule: "judged",
      cause: `export:${userId}:${taken.at}`,
      priority: Priority.answer,
      message: { live: "export", id: userId },
    });
  });
}
