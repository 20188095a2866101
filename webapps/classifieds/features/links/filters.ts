import type { CategoryParameter } from "#contract/categories.ts";
import { cutText } from "#contract/cutText.ts";
import { QUERY_MAX } from "#contract/limits.ts";
import {
  cleanParameters,
  DEFAULT_SORT,
  orderBounds,
  type ParameterValues,
  readSearchParams,
  type SearchParams,
} from "./searchParams.ts";

/** The state of the filters page while it is open: as it was typed, with parameters of categories left behind. */
export type FilterDraft = Omit<SearchParams, "page">;

/** The filters by which listings are counted. Neither their order nor a page matters. */
export type CountFilters = Omit<FilterDraft, "sortBy">;

/** Nothing narrowed down. */
export const emptyDraft: FilterDraft = withoutPage(readSearchParams(new URLSearchParams()));

function withoutPage({ page, ...draft }: SearchParams): FilterDraft {
  return draft;
}

/** A draft to begin with; what isn't given is open. */
export function draftOf({ page, ...given }: Partial<SearchParams>): FilterDraft {
  return { ...emptyDraft, ...given };
}

/** The Russian text of an option, in whichever language it is given; undefined when there is no such option. */
export function optionOf({ enumOptions, enumOptions_uz }: CategoryParameter, text: string) {
  if (enumOptions.includes(text)) return text;
  const place = enumOptions_uz.indexOf(text);
  return place === -1 ? undefined : enumOptions[place];
}

function valuesOf(parameter: CategoryParameter | undefined, texts: readonly string[]): readonly string[] {
  if (parameter?.type === "ENUM") return texts.flatMap((text) => optionOf(parameter, text) ?? []);
  if (parameter?.type === "BOOLEAN") return texts.filter((text) => text === "true" || text === "false");
  return parameter ? texts : [];
}

/** Returns the parameters that a category knows, options by their Russian texts. The server refuses all others. */
export function knownParameters(p: ParameterValues | undefined, parameters: readonly CategoryParameter[]) {
  return cleanParameters(
    Object.entries(p ?? {}).map(([id, texts]) => [
      id,
      valuesOf(
        parameters.find((one) => one.id === Number(id)),
        texts,
      ),
    ]),
  );
}

/**
 * The filters a draft stands for: words trimmed, price bounds in order, and only those parameters that the category
 * knows. `known` are its parameters, undefined while nobody has told them; then `p` of the draft counts as it is.
 */
export function filtersOf(draft: FilterDraft, known: readonly CategoryParameter[] | undefined) {
  const { p = {}, minPrice, maxPrice, search = "" } = draft;
  const belonging = draft.categoryId === undefined ? {} : p;
  const filters: FilterDraft = {
    ...draft,
    ...orderBounds({ minPrice, maxPrice }),
    search: cutText(search.trim(), QUERY_MAX).trim() || undefined,
    searchOnlyInTitle: draft.searchOnlyInTitle || undefined,
    searchOnlyWithPhotos: draft.searchOnlyWithPhotos || undefined,
    p: known ? knownParameters(belonging, known) : cleanParameters(Object.entries(belonging)),
  };
  return filters;
}

/** Filters without the order, in which nothing is counted. */
export function countFiltersOf({ sortBy, ...filters }: FilterDraft): CountFilters {
  return filters;
}

/** The same filters in another category, whose parameters are others. */
export function inCategory(filters: CountFilters, categoryId: number | undefined): CountFilters {
  return { ...filters, categoryId, p: undefined };
}

/** Names of the filters that are set, each parameter by itself as `p12`; a page is none. */
export function setFilters(filters: CountFilters & Partial<Pick<SearchParams, "sortBy" | "page">>): string[] {
  const { p = {}, sortBy = DEFAULT_SORT, page, ...rest } = filters;
  const names = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined || value === false || value === "" ? [] : [name],
  );
  return [...names, ...Object.keys(p).map((id) => `p${id}`), ...(sortBy === DEFAULT_SORT ? [] : ["sortBy"])];
}

/** Which filters stand in places of their own, not among the filters: the words, the place and the order. */
const ELSEWHERE = new Set(["search", "regionId", "cityId", "districtId", "sortBy"]);

/** How many filters narrow a search, both bounds of the price as one; words, place and order stand elsewhere. */
export function countActive(filters: CountFilters): number {
  const names = setFilters(filters).filter((name) => !ELSEWHERE.has(name));
  return new Set(names.map((name) => (name === "maxPrice" ? "minPrice" : name))).size;
}

/** A parameter's values with one more, fewer or others; a parameter with none is left out. */
export function withParameter(p: ParameterValues | undefined, id: number, texts: string[]): ParameterValues {
  const { [id]: _, ...others } = p ?? {};
  return texts.length > 0 ? { ...others, [id]: texts } : others;
}
