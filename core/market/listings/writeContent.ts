import { isDeepStrictEqual } from "node:util";
import type { ParameterValue } from "#contract/listingInput.ts";
import type { Listing } from "#db/models/Listing.ts";
import { ListingParameter } from "#db/models/ListingParameter.ts";
import { ListingPhoto } from "#db/models/ListingPhoto.ts";
import { categoryColumns } from "./categoryColumns.ts";
import type { ListingContent } from "./listingContent.ts";

/** Puts these photos in the place of a listing's earlier ones, the cover first. */
export async function writePhotos(listingId: number, imageIds: readonly number[]): Promise<void> {
  await ListingPhoto.destroy({ where: { listingId } });
  const rows = imageIds.map((imageId, position) => ({ listingId, position, imageId }));
  await ListingPhoto.bulkCreate(rows, { returning: false });
}

/** Puts these values in the place of a listing's earlier ones. */
export async function writeParameters(listingId: number, values: readonly ParameterValue[]): Promise<void> {
  await ListingParameter.destroy({ where: { listingId } });
  const rows = values.map(({ parameterId, value }) => ({ listingId, parameterId, value }));
  await ListingParameter.bulkCreate(rows, { returning: false });
}

/**
 * Makes `wanted` the content of a locked listing, whose own row is left for the caller to save. New words lose the
 * translation of the old ones; `translationDueAt` says when they are to be translated.
 * @returns whether anything differs from before.
 */
export async function writeContent(
  listing: Listing,
  live: ListingContent,
  wanted: ListingContent,
  translationDueAt: Date | null,
): Promise<boolean> {
  const { name, description, originalLang } = wanted;
  const hasNewWords = name !== live.name || description !== live.description;
  const hasNewCategory = wanted.categoryId !== live.categoryId;
  const hasNewPhotos = !isDeepStrictEqual(wanted.imageIds, live.imageIds);
  const hasNewParameters = !isDeepStrictEqual(wanted.parameters, live.parameters);

  if (hasNewWords) {
    listing.set({
      name,
      description,
      originalLang,
      isTranslationActual: false,
      translationDueAt,
      nameRu: null,
      nameUz: null,
      descriptionRu: null,
      descriptionUz: null,
      translationTries: 0,
    });
  }
  if (hasNewCategory) listing.set(await categoryColumns(wanted.categoryId));
  if (hasNewPhotos) {
    await writePhotos(listing.id, wanted.imageIds);
    listing.set({ hasPhotos: wanted.imageIds.length > 0 });
  }
  if (hasNewParameters) await writeParameters(listing.id, wanted.parameters);
  return hasNewWords || hasNewCategory || hasNewPhotos || hasNewParameters;
}
