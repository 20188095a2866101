import { createHash } from "node:crypto";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { plainFonts } from "#contract/plainFonts.ts";
import type { SavedFilters } from "#contract/savedSearches.ts";
import { cleanLine } from "#contract/words.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { placePath } from "#core/platform/geo/placePath.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";
import { askedParameters } from "../lists/askedParameters.ts";
import { statePrices } from "../search/statePrices.ts";

const refuse = (field: string) =>
  new RuleError("invalid_input", "No listing can match", { fields: { [field]: "unknown" } });

async function savedPlace(filters: ListingFilters) {
  const path = await placePath(filters);
  if (!path) throw refuse("regionId");
  const idOf = (wanted: string) => path.find(({ level }) => level === wanted)?.id;
  return { regionId: idOf("region"), cityId: idOf("city"), districtId: idOf("district") };
}

/** Parameters in the order of their ids, options by their Russian text. */
async function savedParameters(filters: ListingFilters): Promise<SavedFilters["p"]> {
  const asked = await askedParameters(filters, await categoryIndex());
  if (asked.length === 0) return undefined;
  const entries = asked.map(({ parameter, values }): [number, string[]] => [
    parameter.id,
    [...new Set(values)].sort(),
  ]);
  return Object.fromEntries(entries.sort(([one], [other]) => one - other));
}

function savedPrices({ minPrice, maxPrice }: ListingFilters) {
  const isSwapped = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  return isSwapped ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice };
}

const withoutOpen = (filters: object) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== false));

/**
 * Filters in one form: whoever asks for the same has the same, however it is written.
 * @throws {RuleError} invalid_input with `fields`, for a category, place, parameter or option there is not.
 */
export async function savedFilters(asked: ListingFilters): Promise<SavedFilters> {
  const filters = statePrices(asked);
  const { categoryId, state, searchOnlyWithPhotos } = filters;
  // A search ignores case, fonts and blanks.
  const search = plainFonts(cleanLine(filters.search ?? "")).toLowerCase() || undefined;
  const isKnown = categoryId === undefined || (await categoryIndex()).pathTo(categoryId).length > 0;
  if (!isKnown) throw refuse("categoryId");
  const [place, p] = await Promise.all([savedPlace(filters), savedParameters(filters)]);
  return withoutOpen({
    categoryId,
    ...place,
    search,
    searchOnlyInTitle: search !== undefined && filters.searchOnlyInTitle,
    ...savedPrices(filters),
    searchOnlyWithPhotos,
    state,
    p,
  });
}

/** Whether a search is narrow enough to hear of what it finds: a place or photos alone would bring nearly everything. */
export const isSavable = ({ search, categoryId, minPrice, maxPrice, state, p }: SavedFilters): boolean =>
  [search, categoryId, minPrice, maxPrice, state, p].some((one) => one !== undefined);

/** A digest that tells saved filters apart. */
export const digestOf = (filters: SavedFilters): string =>
  createHash("sha256").update(JSON.stringify(filters)).digest("base64url");
