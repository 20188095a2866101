import type { ListingFilters } from "#contract/listings.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";

/** Filters as SQL. */
export interface Narrowing {
  /** Which filters are there: statements of the same key have the same text. */
  key: string;
  conditions: string[];
  values: unknown[];
  /** Words and prices leave few rows or nearly all: such a statement is planned for its values each time. */
  isPlannedByValues: boolean;
}

type Add = (key: string, condition: (place: string) => string, value: unknown) => void;

function narrowByPrice(add: Add, { minPrice, maxPrice }: ListingFilters) {
  const isSwapped = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  const [least, most] = isSwapped ? [maxPrice, minPrice] : [minPrice, maxPrice];
  if (least !== undefined) add("l", (value) => `price_sum >= ${value}::bigint`, least);
  if (most !== undefined) add("m", (value) => `price_sum <= ${value}::bigint`, most);
}

/**
 * Turns filters into conditions on the visible rows of `listings`. `taken` is the number of values that come
 * before. Undefined when nothing can match, as for an unknown category.
 */
export async function narrow(filters: ListingFilters, taken: number): Promise<Narrowing | undefined> {
  const { categoryId, regionId, cityId, districtId, search, state } = filters;
  const narrowing: Narrowing = { key: "", conditions: ["visible"], values: [], isPlannedByValues: false };
  const add: Add = (key, condition, value) => {
    narrowing.values.push(value);
    narrowing.key += key;
    narrowing.conditions.push(condition(`$${taken + narrowing.values.length}`));
  };

  if (categoryId !== undefined) {
    const depth = (await categoryIndex()).pathTo(categoryId).length;
    if (depth === 0) return undefined;
    // A level of its own for each index, as an "or" over the three would use none in order.
    add(String(depth), (value) => `category_${depth} = ${value}::integer`, categoryId);
  }
  if (regionId !== undefined) add("r", (value) => `region_id = ${value}::integer`, regionId);
  if (cityId !== undefined) add("c", (value) => `city_id = ${value}::integer`, cityId);
  if (districtId !== undefined) add("d", (value) => `district_id = ${value}::integer`, districtId);
  if (state !== undefined) add("s", (value) => `state = ${value}::text`, state);
  if (filters.searchOnlyWithPhotos) {
    narrowing.key += "p";
    narrowing.conditions.push("has_photos");
  }
  narrowByPrice(add, filters);
  narrowing.isPlannedByValues = filters.minPrice !== undefined || filters.maxPrice !== undefined;
  const words = search?.trim();
  if (words) {
    const terms = filters.searchOnlyInTitle ? "name_terms" : "all_terms";
    narrowing.isPlannedByValues = true;
    add("t", (value) => `${terms} @@ public.search_query(${value}::text)`, words);
  }
  return narrowing;
}
