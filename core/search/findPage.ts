import type { ListingFilters } from "#contract/listings.ts";
import { read } from "#db/readPool.ts";
import { type AskedList, listOrders } from "../listings/listOrders.ts";
import { expectFound } from "./expectFound.ts";
import { allOf, matchesSql } from "./foundSql.ts";
import { lookAround } from "./lookAround.ts";
import type { NarrowedTerms } from "./narrowTerms.ts";
import { readBounds, readSteps } from "./searchBounds.ts";
import type { Understood } from "./understandQuery.ts";
import { priceWindow, timeWindow } from "./windows.ts";

interface Options {
  fromReplica: boolean;
}
/** A search for words, with what its filters are in SQL. */
export interface Search {
  asked: Pick<AskedList, "sortBy" | "skip" | "take">;
  filters: ListingFilters & { search: string };
  narrowed: NarrowedTerms;
  understood: Understood;
  options: Options;
}
interface Tier {
  /** What it adds to the tiers before it, with the marks of filters: a text of tsquery. */
  look: string;
  words: readonly string[];
}

/** Where more than the typed words is looked for, what has those comes first, whatever the order. */
function tiersOf({ narrowed: { marks }, understood: { tiers } }: Search): Tier[] {
  return tiers.map(({ terms, words }, place) => {
    const before = tiers[place - 1]?.terms;
    const added = before === undefined ? terms : `(${terms}) & !(${before})`;
    return { look: allOf([added, ...marks]), words };
  });
}

/**
 * A statement's beginning, `found`: what matches each of `parts`, texts of tsquery, one after the other, each in the
 * asked order, of each part and of all not more than said. A sum instead of the column alone keeps the planner from walking through an index of the order, where
 * it may pass by all listings.
 */
function foundIn(
  parts: readonly string[],
  search: Search,
  { ofEach, ofAll }: { ofEach?: number; ofAll: number },
) {
  const {
    asked,
    filters,
    narrowed: { narrowing },
  } = search;
  const { columns, order } = listOrders[asked.sortBy];
  const values: unknown[] = [...narrowing.values, parts];
  const conditions = [...narrowing.conditions, matchesSql(filters, "part.terms::tsquery")];
  const text = `
    with found as materialized (
      select found.id from unnest($${values.length}::text[]) as part(terms)
      cross join lateral (
        select id, ${columns} from listings where ${conditions.join(" and ")}
        order by ${order.replace(columns, `${columns} + 0`)} ${ofEach === undefined ? "" : `limit ${ofEach}`}
      ) found limit ${ofAll}
    )`;
  return { text, values };
}

interface Found {
  count: number;
  ids: number[];
}

/** The ids of a page of what is found, and how much is found, which may be as much as the page needs. */
async function readFound(
  { text, values }: ReturnType<typeof foundIn>,
  { skip, take }: { skip: number; take: number },
  { options }: Search,
): Promise<Found> {
  const whole = `${text} select (select count(*) from found)::integer as count,
    array(select id from found limit ${take} offset ${skip}) as ids`;
  const [row] = await read<{ [Name in keyof Found]: Found[Name] }>({ text: whole }, values, options);
  return row ?? { count: 0, ids: [] };
}

/** A window holds so many times what the page needs, if all is as expected. */
const MARGIN = 1.5;
/** A next window is at least so many times as long. */
const GROWTH = 3;
/** Windows of more than this share would be no quicker than the whole. */
const SHARE_MAX = 0.4;
/** Fewer than so many are read whole and sorted, in a few milliseconds. */
export const READ_WHOLE_MAX = 1000;
/** So many may be read where few were expected, to find out that there are more. */
const FEW_MAX = 5000;

/** Windows to look through, each with all of the one before it, until one has enough. */
type Windows = AsyncGenerator<string, void, number>;

/** A next window of time knows from the one before it how much there is. */
async function* windowsOfTime({ asked, filters, options }: Search, { words }: Tier, needed: number): Windows {
  const isNewestFirst = asked.sortBy === "createdAt|desc";
  const [{ likely, rarest }, { most: all }, bounds, steps] = await Promise.all([
    expectFound(words, filters, options),
    expectFound([], {}, options),
    readBounds(options),
    readSteps(isNewestFirst, options),
  ]);
  if (!bounds) return;
  const times = { bounds, steps, all };
  for (let count = (MARGIN * needed * all) / likely; count < SHARE_MAX * all; ) {
    const window = timeWindow(isNewestFirst, count, times, count > rarest);
    if (window === undefined) return;
    const matches = (Math.max(1, yield window) / count) * all;
    if (matches < READ_WHOLE_MAX) return;
    count = Math.max(count * GROWTH, (MARGIN * needed * all) / matches);
  }
}

async function* windowsOfPrice(search: Search, { words }: Tier, needed: number): Windows {
  const { asked, filters, narrowed, understood, options } = search;
  const [{ most }, { likely }] = await Promise.all([
    expectFound(words, filters, options),
    // As who counts looks, who then shares it.
    expectFound(understood.all.words, filters, options),
  ]);
  const { matches, seen } = await lookAround({
    filters,
    narrowed,
    terms: understood.all.terms,
    likely,
    options,
  });
  const prices = seen.map(({ price }) => price);
  const share = (MARGIN * needed) / Math.min(most, matches);
  if (share > SHARE_MAX) return;
  const window = priceWindow(asked.sortBy === "price|asc", share, prices, filters);
  if (window !== undefined) yield window;
}

/** What the page still needs of a tier, read window by window, or whole where that is as quick. */
async function readTier(search: Search, tier: Tier, slice: { skip: number; take: number }): Promise<Found> {
  const { asked, filters, options } = search;
  const needed = slice.skip + slice.take;
  const readIn = (look: string) =>
    readFound(foundIn([look], search, { ofEach: needed, ofAll: needed }), slice, search);
  const { most } = await expectFound(tier.words, filters, options);
  if (most >= READ_WHOLE_MAX) {
    const windows = (asked.sortBy.startsWith("price") ? windowsOfPrice : windowsOfTime)(search, tier, needed);
    for (let window = await windows.next(); !window.done; ) {
      const found = await readIn(`${tier.look} & ${window.value}`);
      if (found.count === needed) return found;
      window = await windows.next(found.count);
    }
  }
  return readIn(tier.look);
}

/** The ids of a page of what may be many matches, of which as few as possible are read. */
export async function findAmongMany(search: Search): Promise<number[]> {
  let { skip, take } = search.asked;
  const ids: number[] = [];
  for (const tier of tiersOf(search)) {
    const found = await readTier(search, tier, { skip, take });
    ids.push(...found.ids);
    skip = Math.max(0, skip - found.count);
    take -= found.ids.length;
    if (take === 0) break;
  }
  return ids;
}

/** The ids of a page of few matches, all of which are read and so counted; undefined when they aren't few. */
export async function findAmongFew(search: Search): Promise<Found | undefined> {
  const parts = tiersOf(search).map(({ look }) => look);
  const found = await readFound(foundIn(parts, search, { ofAll: FEW_MAX + 1 }), search.asked, search);
  return found.count > FEW_MAX ? undefined : found;
}
