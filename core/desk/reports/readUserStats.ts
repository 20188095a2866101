import type { z } from "zod";
import { getUserStats } from "#contract/reports.ts";
import { readPatiently } from "#db/readPool.ts";
import { keepReport } from "./askReport.ts";
import type { ReportRange } from "./readRange.ts";

type UserStats = z.output<typeof getUserStats.output>;

/** How people stand now, without what has changed since the range ended. */
const text = `
  select
    (select count(*) from users where bot_started_at is not null and bot_stopped_at is null)
      - count(*) filter (where became = 'active') + count(*) filter (where was = 'active') as "activeCount",
    (select count(*) from users where bot_started_at is not null and bot_stopped_at is not null)
      - count(*) filter (where became = 'stopped') + count(*) filter (where was = 'stopped') as "stoppedCount"
  from bot_changes where changed_at >= $1`;

/** People who ever started the bot, as of a range's end: those to whom it may write, and those who had stopped it. */
export async function readUserStats(range: ReportRange): Promise<UserStats> {
  const [stats] = await keepReport("users", range, () =>
    readPatiently(getUserStats.output.shape, text, [range.before]),
  );
  return stats ?? { activeCount: 0, stoppedCount: 0 };
}
