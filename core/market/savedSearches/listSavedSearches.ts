import type { Hindrance, SavedSearch } from "#contract/savedSearches.ts";
import { findHindrance } from "./findHindrance.ts";
import { readSavedSearches } from "./readSavedSearches.ts";

/** A person's saved searches, newest first, and why the bot can't tell of them, if so. */
export async function listSavedSearches(
  userId: number,
): Promise<{ data: SavedSearch[]; hindrance: Hindrance }> {
  const [data, hindrance] = await Promise.all([readSavedSearches(userId), findHindrance(userId)]);
  return { data, hindrance };
}
