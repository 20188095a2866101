import type { ParameterValue } from "#contract/listingInput.ts";
import type { Listing } from "#db/models/Listing.ts";
import { ListingParameter } from "#db/models/ListingParameter.ts";
import { ListingPhoto } from "#db/models/ListingPhoto.ts";

/** The content of a listing that a moderator approves. While on sale it changes only by a revision. */
export interface ListingContent {
  name: string;
  description: string;
  originalLang: "ru" | "uz";
  categoryId: number;
  /** Options by their Russian text. */
  parameters: ParameterValue[];
  /** The cover first. */
  imageIds: number[];
}

/** The content of a listing as it stands. */
export async function readContent(listing: Listing): Promise<ListingContent> {
  const where = { listingId: listing.id };
  const photos = await ListingPhoto.findAll({ where, order: ["position"], raw: true });
  const parameters = await ListingParameter.findAll({ where, order: ["parameterId"], raw: true });
  const { name, description, originalLang, categoryId } = listing;
  return {
    name,
    description,
    originalLang,
    categoryId,
    parameters: parameters.map(({ parameterId, value }) => ({ parameterId, value })),
    imageIds: photos.map(({ imageId }) => imageId),
  };
}
