import type { ListingFilters } from "#contract/listings.ts";

/** That a listing matches a tsquery, which is the statement's value number `place`. */
export function matchesSql({ searchOnlyInTitle }: ListingFilters, place: number): string {
  return `${searchOnlyInTitle ? "name_terms" : "all_terms"} @@ $${place}::text::tsquery`;
}
