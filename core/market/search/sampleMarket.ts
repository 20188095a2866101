import type { ListingFilters } from "#contract/listingFilters.ts";
import { keepBriefly } from "#core/platform/cache/keepBriefly.ts";
import { read } from "#db/readPool.ts";
import { maybe, number, type RowOf } from "#db/rows.ts";
import { ALL_CATEGORIES, readCounters } from "../lists/readCounters.ts";
import { matching } from "./foundSql.ts";
import type { NarrowedTerms } from "./narrowTerms.ts";
import { findBounds, forgetBounds } from "./searchBounds.ts";
import { anyMark, hoursOf } from "./windows.ts";

/** A listing that was looked at: its price in sum, its categories from the top. */
interface Seen {
  price: number;
  categories: Categories;
}
type Categories = readonly (number | null)[];

const seenRow = {
  price: number,
  category_1: maybe(number),
  category_2: maybe(number),
  category_3: maybe(number),
};

type SeenRow = RowOf<typeof seenRow>;

/** An estimate of the listings that match, from a part of them. */
export interface Look {
  /** About how many match. */
  matches: number;
  seen: Seen[];
}
interface Options {
  fromReplica: boolean;
}

/** About this many listings are looked at. */
const LOOKED_AT = 1000;
const HOURS_MAX = 30;
/** Any number of hours moves on from day to day by this part of their distance, so they are of all times of the day. */
const GOLDEN = 0.618_033_988_75;

/** By the lowest category: tens of thousands of what was seen share a few hundred of these. */
const paths = new Map<number | null, Categories>();

function pathOf({ category_1, category_2, category_3 }: SeenRow): Categories {
  const lowest = category_3 ?? category_2 ?? category_1;
  const known = paths.get(lowest);
  // A category may be moved.
  if (known?.[0] === category_1 && known[1] === category_2) return known;
  const path = [category_1, category_2, category_3];
  paths.set(lowest, path);
  return path;
}

/** The listings of some hours, and the part of all listings that came in them. */
interface Part {
  seen: Seen[];
  share: number;
}

const kept = keepBriefly<Look>(5000, 1500);
const keptParts = keepBriefly<Part>(5000, 500);
const keptShares = keepBriefly<number>(60_000, 500);

const hoursStatement = {
  name: "listings-of-hours",
  text: `
    select sum(counted.total)::integer as total from unnest($1::integer[]) as hour cross join lateral (
      select count(*) as total from listings
      where visible and rank_at >= hour * 3600 and rank_at < (hour + 1) * 3600
    ) counted`,
};

/** Which part of all listings came in some hours: some are busy, some are quiet. Remembered for a minute. */
function shareOf(hours: readonly number[], options: Options): Promise<number> {
  return keptShares.of(hours.join(), async () => {
    const [counted, [row]] = await Promise.all([
      readCounters({}, [ALL_CATEGORIES], options),
      read({ total: maybe(number) }, hoursStatement, [hours], options),
    ]);
    const all = counted.get(ALL_CATEGORIES) ?? 0;
    return Math.min(1, (row?.total ?? 0) / Math.max(1, all));
  });
}

/**
 * Hours from `first` up to `end`, counted from 1970, spread evenly, to look for `likely` many; with half a day of `shift`
 * other ones. None twice.
 */
export function someHours(first: number, end: number, likely: number, shift = 0): number[] {
  const all = end - first;
  const count = Math.min(all, HOURS_MAX, Math.max(2, Math.ceil((all * LOOKED_AT) / likely)));
  const hours = Array.from(
    { length: count },
    (_, place) => first + Math.floor(((place + ((place * GOLDEN + shift) % 1)) * all) / count),
  );
  return [...new Set(hours)];
}

/** A search, and about how many finds are expected. */
interface LookedFor {
  filters: ListingFilters;
  narrowed: NarrowedTerms;
  /** Texts of tsquery. */
  words: readonly string[];
  likely: number;
  options: Options;
}

/** How far a look goes: at some of the hours, at all of them, at as many again. */
export type Reach = "short" | "whole" | "long";

/** One hour of so many is part of a short look. */
const SHORT = 3;

async function lookIn(hours: readonly number[], lookedFor: LookedFor): Promise<Part> {
  const { filters, narrowed, words, options } = lookedFor;
  if (hours.length === 0) return { seen: [], share: 0 };
  const inHours = anyMark(hours.map((hour) => `~h${hour}`));
  const { conditions, values } = matching(filters, narrowed, [...words, inHours]);
  const text = `
    select price_sum::double precision as price, category_1, category_2, category_3
    from listings where ${conditions.join(" and ")}`;
  const [rows, share] = await Promise.all([
    read(seenRow, { text }, values, options),
    shareOf(hours, options),
  ]);
  return { seen: rows.map((row) => ({ price: row.price, categories: pathOf(row) })), share };
}

function toLook(parts: readonly Part[]): Look {
  const seen = parts.flatMap((part) => part.seen);
  const share = parts.reduce((sum, part) => sum + part.share, 0);
  return { matches: share > 0 ? Math.max(seen.length, seen.length / Math.min(1, share)) : seen.length, seen };
}

async function look(lookedFor: LookedFor, key: string, reach: Reach): Promise<Look> {
  const { likely, options } = lookedFor;
  const known = await findBounds(options);
  if (!known) return { matches: 0, seen: [] };
  const { first, end } = hoursOf(known);
  const hours = someHours(first, end, likely);
  const some = hours.filter((_, place) => place % SHORT === 0);
  const others = hours.filter((_, place) => place % SHORT !== 0);
  const parts = [keptParts.of(`${some}:${key}`, () => lookIn(some, lookedFor))];
  if (reach !== "short") parts.push(keptParts.of(`${others}:${key}`, () => lookIn(others, lookedFor)));
  if (reach === "long") {
    const before = new Set(hours);
    const further = someHours(first, end, likely, 0.5).filter((hour) => !before.has(hour));
    parts.push(lookIn(further, lookedFor));
  }
  const found = toLook(await Promise.all(parts));
  const { matches, seen } = found;
  const isLittle = seen.length < LOOKED_AT / 2 && 2 * hours.length <= Math.min(end - first, HOURS_MAX);
  // More were expected than there are, so these tell little.
  if (reach !== "short" && isLittle && matches < likely) {
    return look({ ...lookedFor, likely: Math.min(matches, likely / 2) }, key, reach);
  }
  return found;
}

/**
 * Looks at what came in some hours, about 1000 of the `likely` many that match, fewer or more as `reach` says. Words go
 * together, and with categories, more often than by chance, so nothing less tells how many have both. Remembered for
 * some seconds; a further look goes on from a shorter one.
 */
export function sampleMarket(lookedFor: LookedFor, reach: Reach = "whole"): Promise<Look> {
  const { filters, words, options } = lookedFor;
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined && value !== false);
  const key = JSON.stringify([words, asked.toSorted(([a], [b]) => (a < b ? -1 : 1)), options.fromReplica]);
  return kept.of(`${reach}:${key}`, () => look(lookedFor, key, reach));
}

/** Forgets what is remembered. */
export function forgetLooks(): void {
  kept.forget();
  keptParts.forget();
  keptShares.forget();
  forgetBounds();
}
