import type { ListingRevision } from "#db/models/ListingRevision.ts";
import type { ListingContent } from "../listings/listingContent.ts";

/** A listing's content as its owner last wrote it: what stands, with what waits or was refused laid over it. */
export function layOver(live: ListingContent, revision: ListingRevision | null): ListingContent {
  if (!revision) return live;
  return {
    name: revision.name ?? live.name,
    description: revision.description ?? live.description,
    originalLang: revision.originalLang ?? live.originalLang,
    categoryId: revision.categoryId ?? live.categoryId,
    parameters: revision.parameters ?? live.parameters,
    imageIds: revision.imageIds ?? live.imageIds,
  };
}
