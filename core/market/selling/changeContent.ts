import type { ListingChange } from "#contract/listingInput.ts";
import { getOwnImages } from "#core/platform/images/getOwnImages.ts";
import { Image } from "#db/models/Image.ts";
import { checkParameters, keepParameters } from "../listings/checkParameters.ts";
import { getLeafPath } from "../listings/getLeafPath.ts";
import { languageOfWords } from "../listings/languageOfWords.ts";
import type { ListingContent } from "../listings/listingContent.ts";

/** Photos by their addresses: those that are in the listing already, whoever uploaded them, and further ones of the owner. */
async function findPhotos(ownerId: number, srcs: readonly string[], held: readonly number[]) {
  const known = await Image.findAll({ where: { id: [...held], src: [...srcs] }, attributes: ["id", "src"] });
  const ids = new Map(known.map(({ src, id }) => [src, id]));
  const further = await getOwnImages(
    ownerId,
    srcs.filter((src) => !ids.has(src)),
  );
  for (const { src, id } of further) ids.set(src, id);
  return srcs.flatMap((src) => ids.get(src) ?? []);
}

interface Standing {
  ownerId: number;
  /** The content stored in the listing itself. */
  live: ListingContent;
  /** The content that its owner sees: with a revision laid over it. */
  shown: ListingContent;
}

async function changeCategory({ live, shown }: Standing, change: ListingChange) {
  const categoryId = change.categoryId ?? shown.categoryId;
  const { parameters } = categoryId === live.categoryId ? live : shown;
  if (change.categoryId === undefined && !change.parameters) return { categoryId, parameters };
  const path = await getLeafPath(categoryId);
  return {
    categoryId,
    parameters: change.parameters
      ? await checkParameters(path, change.parameters)
      : await keepParameters(path, parameters),
  };
}

/**
 * The content that a listing is to have when its owner changes some of it; what is absent stays as its owner sees it.
 * Parameters that a new category doesn't know go.
 * @throws {RuleError} invalid_input with `fields`: `unknown` for the category, parameters and options, `foreign` for
 * photos.
 */
export async function changeContent(standing: Standing, change: ListingChange): Promise<ListingContent> {
  const { ownerId, live, shown } = standing;
  const words = { name: change.name ?? shown.name, description: change.description ?? shown.description };
  const same = [live, shown].find((old) => old.name === words.name && old.description === words.description);
  return {
    ...words,
    originalLang: same ? same.originalLang : await languageOfWords(ownerId, words),
    ...(await changeCategory(standing, change)),
    imageIds: change.photos
      ? await findPhotos(ownerId, change.photos, [...live.imageIds, ...shown.imageIds])
      : shown.imageIds,
  };
}
