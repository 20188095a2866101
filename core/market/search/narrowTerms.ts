import type { ListingFilters } from "#contract/listingFilters.ts";
import { narrowestPlace } from "#core/platform/geo/placePath.ts";
import { type Narrowing, narrow } from "../lists/narrow.ts";

/** Filters of a search: what the index of words finds together with them, and what rows are looked at for. */
export interface NarrowedTerms {
  /** Marks of category, place, state and price. */
  marks: string[];
  narrowing: Narrowing;
}

const letters = { region: "~r", city: "~c", district: "~d" } as const;

/**
 * Turns filters into marks and conditions, see `narrow`. Undefined when nothing can match.
 * @throws {RuleError} invalid_input for a parameter or option there is not.
 */
export async function narrowTerms(filters: ListingFilters): Promise<NarrowedTerms | undefined> {
  const { categoryId, regionId: _, cityId: __, districtId: ___, state: ____, ...others } = filters;
  const hasParameters = Object.keys(filters.p ?? {}).length > 0;
  const [whole, narrowing, place] = await Promise.all([
    narrow(filters, 0),
    // Parameters are those of the category.
    narrow(hasParameters ? { ...others, categoryId } : others, 0),
    narrowestPlace(filters),
  ]);
  if (!whole || !narrowing || !place) return undefined;
  const marks = [
    ...(categoryId === undefined ? [] : [`'~k${categoryId}'`]),
    ...(place.level === "country" ? [] : [`'${letters[place.level]}${place.id}'`]),
    ...(filters.state === undefined ? [] : [`'~${filters.state}'`]),
  ];
  return { marks, narrowing };
}
