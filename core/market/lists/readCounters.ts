import type { ListingFilters } from "#contract/listingFilters.ts";
import { placeLevels } from "#core/platform/geo/placeIndex.ts";
import { narrowestPlace } from "#core/platform/geo/placePath.ts";
import { read } from "#db/readPool.ts";
import { number } from "#db/rows.ts";

/** Stands for all categories among the counters. */
export const ALL_CATEGORIES = 0;

// Counters and what isn't folded into them yet, of one moment: a job moves changes into counters by one statement.
const statement = {
  name: "counters",
  text: `
    select category_id as "categoryId", sum(total)::integer as total
    from (
      select category_id, state, has_photos, total from listing_counts
      where place_level = $1::smallint and place_id = $2::integer and category_id = any($3::integer[])
      union all
      select category.id, state, has_photos, change from listing_count_deltas
      cross join lateral (values (${ALL_CATEGORIES}), (category_1), (category_2), (category_3)) category(id)
      where (array[0, region_id, city_id, district_id])[$1::smallint + 1] = $2::integer
        and category.id = any($3::integer[])
    ) counted
    where ($4::text is null or state = $4::text) and (has_photos or not $5::boolean)
    group by category_id`,
};

/** Whether counters answer these filters: they know places, categories, states and photos. */
export function areCounted({ search, minPrice, maxPrice, p }: ListingFilters): boolean {
  return !search?.trim() && minPrice === undefined && maxPrice === undefined && !Object.keys(p ?? {}).length;
}

/**
 * How many visible listings of each category, which may be `ALL_CATEGORIES`, a place, state and photos leave; those
 * without any are missing. The filters' own category isn't looked at.
 */
export async function readCounters(
  filters: ListingFilters,
  categoryIds: readonly number[],
  options: { fromReplica: boolean },
): Promise<Map<number, number>> {
  const place = await narrowestPlace(filters);
  if (!place) return new Map();
  const values = [
    placeLevels.indexOf(place.level),
    place.id,
    categoryIds,
    filters.state ?? null,
    filters.searchOnlyWithPhotos ?? false,
  ];
  const rows = await read({ categoryId: number, total: number }, statement, values, options);
  return new Map(rows.map(({ categoryId, total }) => [categoryId, total]));
}
