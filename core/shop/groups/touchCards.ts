import { QueryTypes } from "sequelize";
import { cache } from "#core/platform/cache/cache.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { log } from "#core/platform/log/log.ts";
import { afterCommit, sequelize } from "#db/sequelize.ts";

/** Channel on which the editor hears that a card shows what isn't so any more. */
export const CARDS_CHANNEL = "cards";

async function wakeEditor() {
  try {
    await cache.publish(CARDS_CHANNEL);
  } catch (error) {
    // The rows are marked, and the editor looks by itself every second.
    log.warn({ error: describeError(error) }, "the editor of cards could not be woken");
  }
}

/**
 * Marks cards of a group as to be edited, those of one person where given; in the transaction of what has changed. Of
 * several changes before the edit the last is shown.
 */
export async function touchCards(groupId: number, userId?: number): Promise<void> {
  const touched = await sequelize.query(
    `update group_cards set version = version + 1, due_at = now()
     where group_id = $groupId and ($userId::integer is null or user_id = $userId) returning id`,
    { type: QueryTypes.SELECT, bind: { groupId, userId: userId ?? null } },
  );
  if (touched.length > 0) await afterCommit(wakeEditor);
}
