import { SEARCH_PAGE } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { type AskedList, listOrders, pageOfSql } from "../lists/listOrders.ts";
import { type Narrowing, narrow } from "../lists/narrow.ts";
import { readCards } from "../lists/readCards.ts";
import { areCounted } from "../lists/readCounters.ts";
import { boundTotal, NO_CARDS, NONE, toListAnswer, totalOfLastPage } from "../lists/toListAnswer.ts";
import { countListings } from "../search/countListings.ts";
import { searchListings } from "../search/searchListings.ts";
import { statePrices } from "../search/statePrices.ts";

interface Slice extends Pick<AskedList, "sortBy" | "skip" | "take"> {
  filters: ListingFilters;
  viewerId: number | undefined;
}

async function readPage(
  narrowing: Narrowing,
  { sortBy, skip, take, filters, viewerId }: Slice,
): Promise<ReadyJson> {
  const { key, order } = listOrders[sortBy];
  const values: unknown[] = [...narrowing.values];
  const offset = skip > 0 ? `offset $${values.push(skip) + 1}::integer` : "";
  const sql = pageOfSql(narrowing.conditions, { sortBy, skip, take }, offset);
  const { shape } = narrowing;
  const isUsual = shape !== undefined && take === SEARCH_PAGE && skip === 0;
  const { cards, count } = await readCards(
    { sql, order, name: isUsual ? `list-${shape}-${key}` : undefined },
    values,
    viewerId,
  );
  const total =
    totalOfLastPage(skip, take, count) ?? boundTotal(await countListings(filters, viewerId), skip, count);
  return toListAnswer(cards, total);
}

/**
 * A page of the listings that match, with their total. Lists of a place and a category are the same for all strangers
 * and asked for by many, so those are kept ready; searches for words never are, as a new listing is to be found at once.
 */
export async function readListings(asked: AskedList, viewerId?: number): Promise<ReadyJson> {
  const stated = statePrices(asked);
  const words = stated.search?.trim();
  if (words) return searchListings({ ...stated, search: words }, viewerId);

  const { sortBy, skip, take, ...filters } = stated;
  const narrowing = await narrow(filters, 1);
  if (!narrowing) return toListAnswer(NO_CARDS, NONE);
  const make = () => readPage(narrowing, { sortBy, skip, take, filters, viewerId });
  if (viewerId !== undefined || !areCounted(filters)) return make();
  const { conditions, values } = narrowing;
  const key = ["list", ...conditions, ...values, sortBy, skip, take].join(":");
  return keepReady(key, async () => (await make()).body, { ofListings: true });
}
