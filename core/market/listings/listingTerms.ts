import type { ListingInput } from "#contract/listingInput.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { phonesIn } from "#core/platform/words/phonesIn.ts";
import { City } from "#db/models/City.ts";
import { District } from "#db/models/District.ts";
import type { Listing } from "#db/models/Listing.ts";
import { Region } from "#db/models/Region.ts";
import { priceInSum } from "./priceInSum.ts";

/** The seller's terms of a listing beside its content; they change without a moderator. */
export interface ListingTerms
  extends Pick<
    ListingInput,
    | "price"
    | "isNegotiable"
    | "currency"
    | "state"
    | "regionId"
    | "cityId"
    | "districtId"
    | "zoom"
    | "phoneNumbers"
    | "contactMethods"
  > {
  /** Degrees; both or neither. */
  lon: number | null;
  lat: number | null;
}

/** The terms of a listing as it stands. */
export function termsOf(listing: Listing): ListingTerms {
  const { price, isNegotiable, currency, state, zoom, phoneNumbers, contactMethods } = listing;
  return {
    price,
    isNegotiable,
    currency,
    state,
    zoom,
    phoneNumbers,
    contactMethods,
    lon: listing.longitude,
    lat: listing.latitude,
    regionId: listing.regionId,
    cityId: listing.cityId,
    districtId: listing.districtId,
  };
}

/**
 * Checks terms as a whole.
 * @returns them as a listing's row holds them.
 * @throws {RuleError} invalid_input with `fields`: `price` without one that isn't negotiable, `map` for half a point,
 * `unknown` and `not_below` for the place.
 */
export async function toColumns({ lon, lat, ...terms }: ListingTerms) {
  const { price, isNegotiable, currency, phoneNumbers } = terms;
  const fields = {
    ...(price === 0 && !isNegotiable ? { price: "price" } : {}),
    ...((lon === null) === (lat === null) ? {} : { [lon === null ? "lon" : "lat"]: "map" }),
  };
  if (Object.keys(fields).length > 0)
    throw new RuleError("invalid_input", "The terms don't agree", { fields });
  await checkPlace(terms);
  return {
    ...terms,
    longitude: lon,
    latitude: lat,
    priceSum: priceInSum(price, currency),
    phoneNumbers: phonesIn(phoneNumbers),
  };
}

interface Place {
  regionId: number;
  cityId: number | null;
  districtId: number | null;
}

function refuse(fields: Record<string, string>): never {
  throw new RuleError("invalid_input", "There is no such place", { fields });
}

/**
 * Checks that a region exists and what is named below it lies there.
 * @throws {RuleError} invalid_input with `fields`: `unknown` for the region, `not_below` for what lies elsewhere.
 */
async function checkPlace({ regionId, cityId, districtId }: Place): Promise<void> {
  if (!(await Region.count({ where: { id: regionId } }))) refuse({ regionId: "unknown" });
  if (cityId !== null && !(await City.count({ where: { id: cityId, regionId } }))) {
    refuse({ cityId: "not_below" });
  }
  if (districtId === null) return;
  if (cityId === null || !(await District.count({ where: { id: districtId, cityId } }))) {
    refuse({ districtId: "not_below" });
  }
}
