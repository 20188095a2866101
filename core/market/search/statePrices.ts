import type { ListingFilters } from "#contract/listingFilters.ts";
import { type Bounds, readPrices } from "./prices.ts";
import { tellsNothing } from "./typedWords.ts";

type Asked = Pick<ListingFilters, "search" | "minPrice" | "maxPrice">;

const defined = ({ minPrice, maxPrice }: Bounds): Bounds => ({
  ...(minPrice !== undefined && { minPrice }),
  ...(maxPrice !== undefined && { maxPrice }),
});

/** Bounds of the words within a person's own ones, which alone count where the two contradict each other. */
function boundsOf(own: Bounds, said: Bounds): Bounds {
  const { minPrice, maxPrice } = { ...said, ...own };
  const isOdd = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  return isOdd && (own.minPrice === undefined) !== (own.maxPrice === undefined)
    ? own
    : defined({ minPrice, maxPrice });
}

/**
 * Filters with what their words say of the price as bounds instead of words: "диван до 2 млн" is диван for up to two
 * million. An amount without a bound bounds nothing beside other words, as it may be misread; alone it means about so
 * much. Words that say nothing more go.
 */
export function statePrices<Filters extends Asked>(filters: Filters): Filters {
  const typed = filters.search?.trim();
  const { words, said, bounds, about } = readPrices(typed ?? "");
  if (said === "") return filters;
  const isAlone = tellsNothing(words);
  const isBounded = Object.keys(bounds).length > 0;
  const stated = isAlone && !isBounded ? about : bounds;
  // Nothing would be left to look for.
  if (isAlone && Object.keys(stated).length === 0) return filters;
  return { ...filters, search: isAlone ? undefined : words, ...boundsOf(defined(filters), defined(stated)) };
}
