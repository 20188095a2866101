import type { ListingFilters } from "#contract/listings.ts";
import { read } from "#db/readPool.ts";
import { allOf, matchesSql } from "./foundSql.ts";
import { keepBriefly } from "./keepBriefly.ts";
import type { NarrowedTerms } from "./narrowTerms.ts";
import { forgetBounds, readBounds } from "./searchBounds.ts";
import { anyMark, hoursOf } from "./windows.ts";

/** A listing that was looked at: its price in sum, its categories from the top. */
export interface Seen {
  price: number;
  categories: (number | null)[];
}
/** What is known of the listings that match, from a part of them. */
export interface Look {
  /** About how many match. */
  matches: number;
  seen: Seen[];
}
interface Options {
  fromReplica: boolean;
}

/** So many are looked at, about. */
const LOOKED_AT = 500;
const HOURS_MAX = 24;

const kept = keepBriefly<Look>(5000, 500);

/** Hours spread evenly over all the time in which listings came. */
function someHours(first: number, end: number, likely: number): number[] {
  const all = end - first;
  const count = Math.min(all, HOURS_MAX, Math.max(2, Math.ceil((all * LOOKED_AT) / likely)));
  return Array.from({ length: count }, (_, place) => first + Math.floor(((place + 0.5) * all) / count));
}

async function look(
  filters: ListingFilters,
  { marks, narrowing }: NarrowedTerms,
  terms: string,
  likely: number,
  options: Options,
): Promise<Look> {
  const known = await readBounds(options);
  if (!known) return { matches: 0, seen: [] };
  const { first, end } = hoursOf(known);
  const hours = someHours(first, end, likely);
  const values = [...narrowing.values, allOf([terms, ...marks, anyMark(hours.map((hour) => `~h${hour}`))])];
  const text = `
    select price_sum::double precision as price, array[category_1, category_2, category_3] as categories
    from listings where ${[...narrowing.conditions, matchesSql(filters, values.length)].join(" and ")}`;
  const seen = await read<{ [Name in keyof Seen]: Seen[Name] }>({ text }, values, options);
  return { matches: (seen.length * (end - first)) / hours.length, seen };
}

/**
 * Looks at what came in some hours, about 500 of the `likely` many that match. Words go together, and with
 * categories, more often than by chance, so nothing less tells how many have both. Remembered for some seconds.
 */
export function lookAround(
  filters: ListingFilters,
  narrowed: NarrowedTerms,
  terms: string,
  likely: number,
  options: Options,
): Promise<Look> {
  return kept.of(JSON.stringify([terms, filters]), () => look(filters, narrowed, terms, likely, options));
}

/** Forgets what is remembered. */
export function forgetLooks(): void {
  kept.forget();
  forgetBounds();
}
