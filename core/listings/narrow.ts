import type { ListingFilters } from "#contract/listings.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";

/** Filters as SQL. */
export interface Narrowing {
  /** Part of a statement's name; only usual filters have one, all others are planned each time. */
  shape: string | undefined;
  conditions: string[];
  values: unknown[];
}

/**
 * Filters that most visitors come with: a place as the apps state it, or a category of a level. Every connection keeps
 * each named statement for good (a third of a megabyte), so there must be few, whatever strangers ask for. Words and
 * prices leave few rows or nearly all, and want a plan for their values anyway.
 */
const usualKeys = new Set(["", "r", "c", "d", "rc", "rcd", "1", "2", "3"]);

type Add = (key: string, condition: (place: string) => string, value: unknown) => void;

function narrowByPrice(add: Add, { minPrice, maxPrice }: ListingFilters) {
  const isSwapped = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  const [least, most] = isSwapped ? [maxPrice, minPrice] : [minPrice, maxPrice];
  if (least !== undefined) add("l", (value) => `price_sum >= ${value}::bigint`, least);
  if (most !== undefined) add("m", (value) => `price_sum <= ${value}::bigint`, most);
}

/**
 * Turns filters, but for words, into conditions on the visible rows of `listings`. `taken` is the number of values that come
 * before. Undefined when nothing can match, as for an unknown category.
 */
export async function narrow(filters: ListingFilters, taken: number): Promise<Narrowing | undefined> {
  const { categoryId, regionId, cityId, districtId, state } = filters;
  const conditions = ["visible"];
  const values: unknown[] = [];
  let key = "";
  const add: Add = (letter, condition, value) => {
    values.push(value);
    key += letter;
    conditions.push(condition(`$${taken + values.length}`));
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
    key += "p";
    conditions.push("has_photos");
  }
  narrowByPrice(add, filters);
  return { shape: usualKeys.has(key) ? `of-${key}` : undefined, conditions, values };
}
