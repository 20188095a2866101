import { cutText } from "#contract/cutText.ts";
import { digitsOfScripts } from "#contract/digitsOfScripts.ts";
import {
  FILTER_OPTIONS_MAX,
  FILTER_PARAMETERS_MAX,
  PARAMETER_STRING_MAX,
  PRICE_MAX,
  QUERY_MAX,
} from "#contract/limits.ts";
import type { SortOrder } from "#contract/listings.ts";

/** Texts a category's parameters may have, by the parameter's id; any one of several will do. Never empty. */
export type ParameterValues = Record<string, string[]>;

/** The parameters of a search: the query string of /webApp/search, coerced. */
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
  /** In the address `p[12]=Samsung&p[12]=Apple`. */
  p: ParameterValues | undefined;
  sortBy: SortOrder;
  page: number;
}

export const sorts: readonly SortOrder[] = ["createdAt|desc", "createdAt|asc", "price|asc", "price|desc"];
export const DEFAULT_SORT: SortOrder = "createdAt|desc";

const ID = /^[1-9]\d{0,9}$/;
const ID_MAX = 2_147_483_647;
const PARAMETER = /^p\[([1-9]\d{0,9})\]$/;
const toId = (text: string | null | undefined) =>
  text && ID.test(text) && Number(text) <= ID_MAX ? Number(text) : undefined;
const toBoolean = (text: string | null) => (text === "true" ? true : undefined);

/** Words as the server takes them: without what it can't store, and never longer than it takes. */
function toWords(text: string | null, max: number): string | undefined {
  const cut = cutText((text ?? "").trim(), max);
  return cut.replace(/\p{Surrogate}|\0/gu, "").trim() || undefined;
}

/**
 * A whole number as it is mostly written: plain or in groups of three, with an empty fraction or none. Apostrophes are known
 * by what kind of sign they are: this stands in the page itself, where neither the list of them nor numbers in circles have room.
 */
const WHOLE = /^(\d{1,3}(?:[.,'٬\p{Lm}\p{Sk}\p{Pi}\p{Pf}]\d{3})+|\d+)(?:[.,٫]0{1,2})?$/u;
const POWER = /^\d{1,12}e\d{1,2}$/i;

/** A price as people and programs write it; undefined when it isn't a whole number, the largest there is when it is larger. */
export function toPrice(text: string | null): number | undefined {
  const plain = digitsOfScripts(text ?? "").replace(/\s/g, "");
  const whole = WHOLE.exec(plain)?.[1]?.replace(/\D/g, "") ?? POWER.exec(plain)?.[0];
  return whole === undefined ? undefined : Math.min(Number(whole), PRICE_MAX);
}

type Bounds = Pick<SearchParams, "minPrice" | "maxPrice">;

/** Whether a typed bound is no price: words that say none, or more digits than a price has. */
export const isUnreadable = (price: number | undefined) => price !== undefined && !(price <= PRICE_MAX);

/** A bound as it can be asked for: one that is no price is none. */
const toBound = (price: number | undefined) => (isUnreadable(price) ? undefined : price);

/** The bounds of a price as they can be asked for, the lower one first; "from 0" bounds nothing and is none. */
export function orderBounds(bounds: Bounds): Bounds {
  const [minPrice, maxPrice] = [toBound(bounds.minPrice), toBound(bounds.maxPrice)];
  const isSwapped = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  const [least, most] = isSwapped ? [maxPrice, minPrice] : [minPrice, maxPrice];
  return { minPrice: least || undefined, maxPrice: most };
}

/** Parameters with what is empty, repeated or too much left out; undefined when none is left. */
export function cleanParameters(values: Iterable<[id: string, texts: readonly string[]]>) {
  const clean: [string, string[]][] = [];
  for (const [id, texts] of values) {
    const known = texts
      .map((text) => toWords(text, PARAMETER_STRING_MAX))
      .filter((text) => text !== undefined);
    if (toId(id) && known.length > 0) clean.push([id, [...new Set(known)].slice(0, FILTER_OPTIONS_MAX)]);
  }
  const kept: ParameterValues = Object.fromEntries(clean.slice(0, FILTER_PARAMETERS_MAX));
  return clean.length > 0 ? kept : undefined;
}

function readParameters(query: URLSearchParams) {
  const ids = [...new Set(query.keys())].flatMap((name) => PARAMETER.exec(name)?.[1] ?? []);
  return cleanParameters(ids.map((id) => [id, query.getAll(`p[${id}]`)]));
}

/** Reads a query string; whatever makes no sense is as good as absent. Swapped price bounds are put right. */
export function readSearchParams(query: URLSearchParams): SearchParams {
  const state = query.get("state");
  const categoryId = toId(query.get("categoryId"));
  return {
    categoryId,
    regionId: toId(query.get("regionId")),
    cityId: toId(query.get("cityId")),
    districtId: toId(query.get("districtId")),
    search: toWords(query.get("search"), QUERY_MAX),
    searchOnlyInTitle: toBoolean(query.get("searchOnlyInTitle")),
    ...orderBounds({ minPrice: toPrice(query.get("minPrice")), maxPrice: toPrice(query.get("maxPrice")) }),
    searchOnlyWithPhotos: toBoolean(query.get("searchOnlyWithPhotos")),
    state: state === "New" || state === "Used" ? state : undefined,
    // Parameters are those of a category.
    p: categoryId === undefined ? undefined : readParameters(query),
    sortBy: sorts.find((sort) => sort === query.get("sortBy")) ?? DEFAULT_SORT,
    page: toId(query.get("page")) ?? 1,
  };
}

/** The query string of a search, without what is empty or usual. */
export function writeSearchParams({ p, ...params }: Partial<SearchParams>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const isUsual = (name === "sortBy" && value === DEFAULT_SORT) || (name === "page" && value === 1);
    if (value !== undefined && value !== false && value !== "" && !isUsual) query.set(name, String(value));
  }
  for (const [id, texts] of Object.entries(p ?? {})) {
    for (const text of texts) query.append(`p[${id}]`, text);
  }
  return query.toString();
}

/** The subject of a search: words, a category, or words in it. */
export interface Wanted {
  search: string;
  categoryId?: number;
}
