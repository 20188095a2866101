import { matchNewListings } from "./matchNewListings.ts";
import { tellSavedSearches } from "./tellSavedSearches.ts";

/** Matches new listings with saved searches, and tells people what these have found. */
export async function followSavedSearches(): Promise<{ listings: number; finds: number; messages: number }> {
  const matched = await matchNewListings();
  return { ...matched, messages: await tellSavedSearches() };
}
