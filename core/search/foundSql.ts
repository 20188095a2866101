import type { ListingFilters } from "#contract/listings.ts";

/** That a listing matches a tsquery: the statement's value number `terms`, a text, or an expression of SQL. */
export function matchesSql({ searchOnlyInTitle }: ListingFilters, terms: number | string): string {
  const query = typeof terms === "number" ? `$${terms}::text::tsquery` : terms;
  return `${searchOnlyInTitle ? "name_terms" : "all_terms"} @@ ${query}`;
}

/** All of these texts of tsquery. */
export const allOf = (terms: readonly string[]) => terms.map((term) => `(${term})`).join(" & ");
