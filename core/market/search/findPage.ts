import type { ListingFilters } from "#contract/listingFilters.ts";
import { read } from "#db/readPool.ts";
import { number, numbers, type RowOf } from "#db/rows.ts";
import { type AskedList, listOrders } from "../lists/listOrders.ts";
import { expectFound } from "./expectFound.ts";
import { matchesSql, matching, writesSql } from "./foundSql.ts";
import type { Letters } from "./letters.ts";
import type { NarrowedTerms } from "./narrowTerms.ts";
import { sampleMarket } from "./sampleMarket.ts";
import { findBounds, readSteps } from "./searchBounds.ts";
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
  /** The terms that it adds to the tiers before it: texts of tsquery. */
  terms: string[];
  words: readonly string[];
  /** Only what has these letters, or only what hasn't. */
  written?: { patterns: readonly string[]; isSo: boolean };
  /** About which part of what has `terms` it is. */
  share: number;
}

/** Up to so many matches may be read whole to find the few of them that are written as typed. */
const TOLD_APART_MAX = 20_000;
/** The share of what is written as typed from which on it is found among more. */
const SHARE_LEAST = 0.05;

/** Splits a tier into listings written as typed and look-alikes, where that can be told at little cost. */
async function byLetters({ filters, options }: Search, tier: Tier, letters: Letters): Promise<Tier[]> {
  const { patterns, share } = letters;
  const { most } = await expectFound(tier.words, filters, options);
  if (most > TOLD_APART_MAX && share < SHARE_LEAST) return [tier];
  return [
    { ...tier, written: { patterns, isSo: true }, share },
    { ...tier, written: { patterns, isSo: false }, share: 1 - share },
  ];
}

/** Where more than the typed words is looked for, what has those comes first, whatever the order. */
async function tiersOf(search: Search): Promise<Tier[]> {
  const { tiers } = search.understood;
  const all = tiers.map(({ words }, place): Tier => {
    const before = tiers[place - 1]?.terms;
    const terms = words.map((word, at) =>
      before === undefined || at > 0 ? word : `(${word}) & !(${before})`,
    );
    return { terms, words, share: 1 };
  });
  const [first, ...further] = all;
  const { letters } = tiers[0];
  return first && letters ? [...(await byLetters(search, first, letters)), ...further] : all;
}

const foundRow = {
  count: number,
  ids: numbers,
};

type Found = RowOf<typeof foundRow>;
interface Slice {
  skip: number;
  take: number;
}

/** The ids of what is found, what is written as typed first, in SQL: only as much of it is looked at as a page needs. */
const idsByLetters = (isWritten: string) => {
  const isFirst = `is_typed and (select ${isWritten} from listings where listings.id = found.id)`;
  return `(select id from found where ${isFirst} union all select id from found where not (${isFirst})) told`;
};

interface Wanted {
  /** The most that are counted. */
  most: number;
  /** Texts of tsquery: what has the first comes first, and so on. */
  tiers?: readonly string[];
  /** Listings written so come first within the first tier, or within all where there are no tiers. */
  letters?: Letters | undefined;
}

/** The ids of a page of what a tier has, in the asked order, and how much it has, up to `most`. */
async function readFound(
  { asked, filters, narrowed, options }: Search,
  { terms, written }: Pick<Tier, "terms" | "written">,
  { skip, take }: Slice,
  { most, tiers = [], letters }: Wanted,
): Promise<Found> {
  const { column, order } = listOrders[asked.sortBy];
  const { conditions, values } = matching(filters, narrowed, terms);
  const isTier = tiers.map((_, at) => `(${matchesSql(filters, values.length + at + 1)})`);
  const byTier = isTier.map((one) => `${one} desc, `).join("");
  const patterns = (written ?? letters)?.patterns ?? [];
  const isWritten = writesSql(filters, values.length + tiers.length + 1, patterns.length);
  const told = written ? [...conditions, `${written.isSo ? "" : "not "}(${isWritten})`] : conditions;
  // A sum instead of the column keeps the planner from walking through an index of the order, past all listings.
  const text = `
    with found as materialized (
      select id${letters ? `, ${isTier[0] ?? "true"} as is_typed` : ""} from listings where ${told.join(" and ")}
      order by ${byTier}${order.replaceAll(column, `${column} + 0`)} limit ${most}
    )
    select (select count(*) from found)::integer as count,
      array(select id from ${letters ? idsByLetters(isWritten) : "found"} limit ${take} offset ${skip}) as ids`;
  const all = [...values, ...tiers, ...patterns];
  const [row] = await read(foundRow, { text }, all, options);
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
/** The most rows that are read where few were expected, to find out that there are more. */
const FEW_MAX = 5000;

/** Windows to look through, each with all of the one before it, until one has enough. */
type Windows = AsyncGenerator<string, void, number>;

/** A next window of time knows from the one before it how much there is. */
async function* windowsOfTime(
  { asked, filters, options }: Search,
  { words, share }: Tier,
  needed: number,
): Windows {
  const isNewestFirst = asked.sortBy === "createdAt|desc";
  const [{ likely, rarest }, { most: all }, bounds, steps] = await Promise.all([
    expectFound(words, filters, options),
    expectFound([], {}, options),
    findBounds(options),
    readSteps(isNewestFirst, options),
  ]);
  if (!bounds) return;
  const times = { bounds, steps, all };
  for (let count = (MARGIN * needed * all) / (likely * share); count < SHARE_MAX * all; ) {
    const window = timeWindow(isNewestFirst, count, times, count > rarest);
    if (window === undefined) return;
    const matches = (Math.max(1, yield window) / count) * all;
    if (matches < READ_WHOLE_MAX * share) return;
    count = Math.max(count * GROWTH, (MARGIN * needed * all) / matches);
  }
}

async function* windowsOfPrice(search: Search, tier: Tier, needed: number): Windows {
  const { asked, filters, narrowed, understood, options } = search;
  const [{ most }, { likely }] = await Promise.all([
    expectFound(tier.words, filters, options),
    // The counting looks at the same sample, and shares it.
    expectFound(understood.all.words, filters, options),
  ]);
  const { matches, seen } = await sampleMarket({
    filters,
    narrowed,
    words: understood.all.words,
    likely,
    options,
  });
  const prices = seen.map(({ price }) => price);
  const share = (MARGIN * needed) / (Math.min(most, matches) * tier.share);
  if (share > SHARE_MAX) return;
  const window = priceWindow(asked.sortBy === "price|asc", share, prices, filters);
  if (window !== undefined) yield window;
}

/** Reads the rest of a page from a tier, window by window, or whole where that is as quick. */
async function readTier(search: Search, tier: Tier, slice: Slice): Promise<Found> {
  const { asked, filters, options } = search;
  const needed = slice.skip + slice.take;
  const readIn = (...window: string[]) =>
    readFound(search, { ...tier, terms: [...tier.terms, ...window] }, slice, { most: needed });
  const { most } = await expectFound(tier.words, filters, options);
  if (most >= READ_WHOLE_MAX) {
    const windows = (asked.sortBy.startsWith("price") ? windowsOfPrice : windowsOfTime)(search, tier, needed);
    for (let window = await windows.next(); !window.done; ) {
      const found = await readIn(window.value);
      if (found.count === needed) return found;
      window = await windows.next(found.count);
    }
  }
  return readIn();
}

/** The ids of a page of what may be many matches, of which as few as possible are read. */
export async function findAmongMany(search: Search): Promise<number[]> {
  let { skip, take } = search.asked;
  const ids: number[] = [];
  for (const tier of await tiersOf(search)) {
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
  const { all, tiers } = search.understood;
  const before = tiers.slice(0, -1).map(({ terms }) => terms);
  const wanted = { most: FEW_MAX + 1, tiers: before, letters: tiers[0].letters };
  const found = await readFound(search, { terms: all.words }, search.asked, wanted);
  return found.count > FEW_MAX ? undefined : found;
}
