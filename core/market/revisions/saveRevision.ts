import { isDeepStrictEqual } from "node:util";
import type { Listing } from "#db/models/Listing.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import type { ListingContent } from "../listings/listingContent.ts";

function difference(live: ListingContent, wanted: ListingContent) {
  const changed = <T>(before: T, after: T) => (isDeepStrictEqual(before, after) ? null : after);
  const categoryId = changed(live.categoryId, wanted.categoryId);
  return {
    name: changed(live.name, wanted.name),
    description: changed(live.description, wanted.description),
    originalLang: changed(live.originalLang, wanted.originalLang),
    categoryId,
    parameters: categoryId === null ? null : wanted.parameters,
    imageIds: changed(live.imageIds, wanted.imageIds),
  };
}

/** Returns the change that waited before this one. A refused one doesn't count, as the same words then wait again. */
function waiting(earlier: ListingRevision | null) {
  if (earlier?.status !== "pending") return undefined;
  const { name, description, originalLang, categoryId, parameters, imageIds } = earlier;
  return { name, description, originalLang, categoryId, parameters, imageIds };
}

/**
 * Lets what differs from a locked listing's live content wait for a moderator, in the place of an `earlier` change;
 * where nothing differs, nothing waits.
 * @returns whether a moderator would see anything else than before.
 */
export async function saveRevision(
  listing: Listing,
  earlier: ListingRevision | null,
  live: ListingContent,
  wanted: ListingContent,
): Promise<boolean> {
  const change = difference(live, wanted);
  if (Object.values(change).every((value) => value === null)) {
    await earlier?.destroy();
    return earlier !== null;
  }
  if (isDeepStrictEqual(waiting(earlier), change)) return false;
  await ListingRevision.upsert({
    listingId: listing.id,
    ...change,
    status: "pending",
    rejectReason: null,
    rejectNote: null,
    submittedAt: new Date(),
  });
  return true;
}
