import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** How long an update waits for Telegram to come back. */
const PATIENCE = "1 hour";
const LONGEST_BACKOFF_SECONDS = 300;

/**
 * Puts an update off because Telegram is away, which costs it no try. It comes again after `seconds`, or later: the
 * longer Telegram has been away, the longer it waits, as a call whose answer was lost may be heard twice by the person.
 * @returns false when it has waited for too long already and is to be given up.
 */
export async function postponeUpdate(id: number, seconds: number): Promise<boolean> {
  const rows = await sequelize.query(
    `update bot_updates
     set attempts = attempts - 1, away_since = coalesce(away_since, now()),
       claimed_until = now() + make_interval(secs => greatest($seconds, 1,
         least($longest, extract(epoch from now() - coalesce(away_since, now())))))
     where update_id = $id and done_at is null
       and (away_since is null or away_since > now() - $patience::interval)
     returning update_id`,
    {
      type: QueryTypes.SELECT,
      bind: { id, seconds, longest: LONGEST_BACKOFF_SECONDS, patience: PATIENCE },
    },
  );
  return rows.length > 0;
}
