import { isQuiet } from "#core/platform/time/quietHours.ts";
import { holdLock } from "#db/locks.ts";
import { transact } from "#db/sequelize.ts";
import { remindOfGroups } from "./remindOfGroups.ts";
import { remindOfProducts } from "./remindOfProducts.ts";

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
        // Only one worker at a time counts the reminders that a person may get.
        await holdLock("reminders");
        return remind();
      });
      count += done.count;
      isAll = done.isAll;
    }
  }
  return count;
}
