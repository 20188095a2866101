import type { EditableListing } from "#contract/ownListings.ts";
import { City } from "#db/models/City.ts";
import { District } from "#db/models/District.ts";
import { Image } from "#db/models/Image.ts";
import type { Listing } from "#db/models/Listing.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { Region } from "#db/models/Region.ts";
import { getListingOfOwner } from "../listings/getListingOfOwner.ts";
import { readContent } from "../listings/listingContent.ts";
import { termsOf } from "../listings/listingTerms.ts";
import { mergeRevision } from "../revisions/applyRevision.ts";

/** A listing's point on the map, else the middle of its place. */
async function pointOf({ longitude, latitude, districtId, cityId, regionId }: Listing) {
  if (longitude !== null && latitude !== null) return { lon: longitude, lat: latitude };
  const place =
    (await District.findByPk(districtId ?? 0)) ??
    (await City.findByPk(cityId ?? 0)) ??
    (await Region.findByPk(regionId, { rejectOnEmpty: true }));
  return { lon: place.longitude, lat: place.latitude };
}

async function addressesOf(imageIds: readonly number[]): Promise<string[]> {
  const images = await Image.findAll({ where: { id: [...imageIds] }, attributes: ["id", "src"], raw: true });
  const srcs = new Map(images.map(({ id, src }) => [id, src]));
  return imageIds.flatMap((id) => srcs.get(id) ?? []);
}

/**
 * One's own listing for its form: as its owner last wrote it, with what waits for a moderator or was refused, and why.
 * @throws {RuleError} not_found, forbidden, removed as `getListingOfOwner`.
 */
export async function readEditableListing(userId: number, link: string): Promise<EditableListing> {
  const listing = await getListingOfOwner(userId, link);
  const revision = await ListingRevision.findByPk(listing.id);
  const { name, description, categoryId, parameters, imageIds } = mergeRevision(
    await readContent(listing),
    revision,
  );
  const { rejectReason, rejectNote } = revision ?? listing;
  return {
    id: listing.id,
    link,
    status: listing.status,
    revisionStatus: revision?.status ?? null,
    name,
    description,
    categoryId,
    parameters,
    photos: await addressesOf(imageIds),
    ...termsOf(listing),
    ...(await pointOf(listing)),
    rejectReason,
    rejectNote,
    isTopOnModerate: listing.isTopOnModerate,
  };
}
