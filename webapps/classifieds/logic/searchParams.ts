import { PRICE_MAX, QUERY_MAX } from "#contract/limits.ts";
import type { SortOrder } from "#contract/listings.ts";

/** What a search is about: the query string of /webApp/search, coerced. */
export interface SearchParams {
  categoryId: number | undefined;
  regionId: number | undefined;
  cityId: number | undefined;
  districtId: number | undefined;
  search: string | undefined;
  searchOnlyInTitle: boolean | undefined;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  searchOnlyWithPhotos: boolean | undefined;
  state: "New" | "Used" | undefined;
  sortBy: SortOrder;
  page: number;
}

const sorts: readonly SortOrder[] = ["createdAt|desc", "createdAt|asc", "price|asc", "price|desc"];
export const DEFAULT_SORT: SortOrder = "createdAt|desc";

const ID = /^[1-9]\d{0,9}$/;
const toId = (text: string | null) => (text && ID.test(text) ? Number(text) : undefined);
const toBoolean = (text: string | null) => (text === "true" ? true : undefined);

/** A price people typed, spaces allowed; undefined when it isn't a whole number. */
export function toPrice(text: string | null): number | undefined {
  const digits = (text ?? "").replace(/\s/g, "");
  return /^\d{1,10}$/.test(digits) ? Math.min(Number(digits), PRICE_MAX) : undefined;
}

/** Reads a query string; whatever makes no sense is as good as absent. Swapped price bounds are put right. */
export function readSearchParams(query: URLSearchParams): SearchParams {
  const text = (query.get("search") ?? "").trim().slice(0, QUERY_MAX);
  const state = query.get("state");
  const bounds = [toPrice(query.get("minPrice")), toPrice(query.get("maxPrice"))] as const;
  const isSwapped = bounds[0] !== undefined && bounds[1] !== undefined && bounds[0] > bounds[1];
  return {
    categoryId: toId(query.get("categoryId")),
    regionId: toId(query.get("regionId")),
    cityId: toId(query.get("cityId")),
    districtId: toId(query.get("districtId")),
    search: text || undefined,
    searchOnlyInTitle: toBoolean(query.get("searchOnlyInTitle")),
    minPrice: isSwapped ? bounds[1] : bounds[0],
    maxPrice: isSwapped ? bounds[0] : bounds[1],
    searchOnlyWithPhotos: toBoolean(query.get("searchOnlyWithPhotos")),
    state: state === "New" || state === "Used" ? state : undefined,
    sortBy: sorts.find((sort) => sort === query.get("sortBy")) ?? DEFAULT_SORT,
    page: toId(query.get("page")) ?? 1,
  };
}

/** The query string of a search, without what is empty or usual. */
export function writeSearchParams(params: Partial<SearchParams>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const isUsual = (name === "sortBy" && value === DEFAULT_SORT) || (name === "page" && value === 1);
    if (value !== undefined && value !== false && value !== "" && !isUsual) query.set(name, String(value));
  }
  return query.toString();
}
