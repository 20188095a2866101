import { QueryTypes } from "sequelize";
import { isQuiet } from "#core/platform/time/quietHours.ts";
import { locks } from "#db/locks.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { remindOfGroups } from "./remindOfGroups.ts";
import { remindOfProducts } from "./remindOfProducts.ts";

/** Only one worker at a time counts the reminders that a person may get. */
const TAKE_TURN = "select pg_advisory_xact_lock($lock)";

/**
 * Finds by the clock who is to be reminded of what, and queues it. At night it does nothing: what is still true in the
 * morning is told then. It may run at several places at once.
 * @returns how many are reminded.
 */
export async function remindPeople(): Promise<number> {
  if (isQuiet(new Date())) return 0;
  let count = 0;
  for (const remind of [remindOfGroups, remindOfProducts]) {
    for (let isAll = false; !isAll; ) {
      const done = await transact(async () => {
        await sequelize.query(TAKE_TURN, { type: QueryTypes.SELECT, bind: { lock: locks.reminders } });
        return remind();
      });
      count += done.count;
      isAll = done.isAll;
    }
  }
  return count;
}
