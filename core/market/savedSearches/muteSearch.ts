import { RuleError } from "#core/platform/errors/RuleError.ts";
import { boolean, rows } from "#db/rows.ts";
import { changeSavedSearch } from "./changeSavedSearch.ts";

/**
 * Pauses a person's saved search or lets it be heard again, as a press in the chat asks.
 * @returns whether there still is such a search.
 */
export async function muteSearch(
  userId: number,
  { id, isPaused }: { id: number; isPaused: boolean },
): Promise<boolean> {
  try {
    await changeSavedSearch(userId, { id, isPaused });
    return true;
  } catch (error) {
    if (error instanceof RuleError && error.code === "not_found") return false;
    throw error;
  }
}

/** Whether a person's saved search is paused; undefined when there is no such search of theirs. */
export async function isPaused(userId: number, id: number): Promise<boolean | undefined> {
  const [search] = await rows(
    { isPaused: boolean },
    'select is_paused as "isPaused" from saved_searches where id = $id and user_id = $userId',
    { id, userId },
  );
  return search?.isPaused;
}
