import type { ListingFilters } from "#contract/listingFilters.ts";
import { Draw, type Known } from "../sql/draw.ts";

/**
 * Draws a search that somebody wants to hear of: words mostly, narrowed by a category, a place, a price or a state;
 * some without words.
 */
export function drawSearch(key: string, known: Known): ListingFilters {
  const draw = new Draw(`saved ${key}`, known);
  const { random } = draw;
  const words = () => draw.words(random.weighted([1, 2, 3], (count) => [0, 45, 40, 15][count] ?? 0));
  if (random.chance(0.2))
    return { ...draw.filters(), categoryId: draw.listing.categories.at(-1), ...draw.price() };
  return {
    ...(random.chance(0.6) ? draw.filters() : draw.place()),
    search: words(),
    ...(random.chance(0.3) ? draw.price() : {}),
  };
}
