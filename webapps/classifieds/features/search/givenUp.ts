import type { Advice } from "#contract/search.ts";
import type { SearchParams } from "../links/searchParams.ts";

/** What of a search an advised one may do without, in the order it is told. */
const givenUps = ["category", "place", "price", "state", "parameters", "photos", "title"] as const;
type GivenUp = (typeof givenUps)[number];

const isSet = (value: unknown) => value !== undefined && value !== false;

function namesOf(filters: Partial<SearchParams>): Record<GivenUp, boolean> {
  const { regionId, cityId, districtId, minPrice, maxPrice } = filters;
  return {
    category: isSet(filters.categoryId),
    place: [regionId, cityId, districtId].some(isSet),
    price: [minPrice, maxPrice].some(isSet),
    state: isSet(filters.state),
    parameters: isSet(filters.p),
    photos: isSet(filters.searchOnlyWithPhotos),
    title: isSet(filters.searchOnlyInTitle),
  };
}

/** What is asked for but no longer looked at by the advice, beyond the place or category that its kind names. */
export function givenUpBy({ kind, filters }: Advice, asked: SearchParams): GivenUp[] {
  const [before, after] = [namesOf(asked), namesOf(filters as Partial<SearchParams>)];
  return givenUps.filter((name) => before[name] && !after[name] && name !== kind);
}
