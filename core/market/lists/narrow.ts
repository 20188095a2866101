import type { ListingFilters } from "#contract/listingFilters.ts";
import type { PlaceLevel } from "#core/platform/geo/placeIndex.ts";
import { narrowestPlace } from "#core/platform/geo/placePath.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";
import { askedParameters, parameterSql } from "./askedParameters.ts";

/** Filters as SQL. */
export interface Narrowing {
  /** Part of a statement's name; only usual filters have one, all others are planned each time. */
  shape: string | undefined;
  conditions: string[];
  values: unknown[];
}

/**
 * Filters that most visitors come with: a place, or a category of a level. Every connection keeps each named statement
 * for good (a third of a megabyte), so there must be few, whatever strangers ask for. Words and prices leave few rows
 * or nearly all, and want a plan for their values anyway.
 */
const usualKeys = new Set(["", "r", "c", "d", "1", "2", "3"]);

/** One condition, made of the value's place in the statement. `letter` stands for it in the shape. */
type Add = (letter: string, condition: (place: string) => string, value: unknown) => void;

const columns: Record<Exclude<PlaceLevel, "country">, [letter: string, column: string]> = {
  region: ["r", "region_id"],
  city: ["c", "city_id"],
  district: ["d", "district_id"],
};

/** A filter by price wants a price: one that is to be agreed on is 0, which isn't cheap. */
const LEAST_PRICE = 1;

function narrowByPrice(add: Add, { minPrice, maxPrice }: ListingFilters) {
  if (minPrice === undefined && maxPrice === undefined) return;
  const isSwapped = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  const [least, most] = isSwapped ? [maxPrice, minPrice] : [minPrice, maxPrice];
  add("l", (value) => `price_sum >= ${value}::bigint`, Math.max(LEAST_PRICE, least ?? LEAST_PRICE));
  if (most !== undefined) add("m", (value) => `price_sum <= ${value}::bigint`, most);
}

/**
 * Turns filters, but for words, into conditions on the visible rows of `listings`. `taken` is the number of values that come
 * before. Undefined when nothing can match, as for an unknown category or a city that lies in another region.
 * @throws {RuleError} invalid_input with `fields` such as `p.12`: `unknown`, for a parameter or option there is not.
 */
export async function narrow(filters: ListingFilters, taken: number): Promise<Narrowing | undefined> {
  const { state } = filters;
  const index = await categoryIndex();
  const parameters = await askedParameters(filters, index);
  // Listings with a parameter lie in its category, which leads to fewer rows.
  const categoryId = filters.categoryId ?? parameters[0]?.parameter.categoryId;
  const conditions = ["visible"];
  const values: unknown[] = [];
  let key = "";
  const add: Add = (letter, condition, value) => {
    values.push(value);
    key += letter;
    conditions.push(condition(`$${taken + values.length}`));
  };

  if (categoryId !== undefined) {
    const depth = index.pathTo(categoryId).length;
    if (depth === 0) return undefined;
    // A level of its own for each index, as an "or" over the three would use none in order.
    add(String(depth), (value) => `category_${depth} = ${value}::integer`, categoryId);
  }
  const place = await narrowestPlace(filters);
  if (!place) return undefined;
  if (place.level !== "country") {
    // Wider places would add nothing, and make the planner believe in fewer rows than there are.
    const [letter, column] = columns[place.level];
    add(letter, (value) => `${column} = ${value}::integer`, place.id);
  }
  if (state !== undefined) add("s", (value) => `state = ${value}::text`, state);
  if (filters.searchOnlyWithPhotos) {
    key += "p";
    conditions.push("has_photos");
  }
  narrowByPrice(add, filters);
  for (const asked of parameters) add("v", (value) => parameterSql(asked, value), asked.values);
  return { shape: usualKeys.has(key) ? `of-${key}` : undefined, conditions, values };
}
