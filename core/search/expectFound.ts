import type { ListingFilters } from "#contract/listings.ts";
import { read } from "#db/readPool.ts";
import { ALL_CATEGORIES, readCounters } from "../listings/readCounters.ts";
import { allOf, matchesSql } from "./foundSql.ts";
import { keepBriefly } from "./keepBriefly.ts";
import { type NarrowedTerms, narrowTerms } from "./narrowTerms.ts";
import { anyMark, type Bounds, type Expected, hoursOf } from "./windows.ts";

interface Plan {
  "QUERY PLAN": [{ Plan: { "Plan Rows": number } }];
}
interface Options {
  fromReplica: boolean;
}

const keptWords = keepBriefly<number>(60_000, 5000);
const keptFound = keepBriefly<Expected>(5000, 500);

/** How many listings the planner believes to have a word; remembered for a minute. */
function expectWord(terms: string, filters: ListingFilters): Promise<number> {
  return keptWords.of(`${filters.searchOnlyInTitle ?? false}:${terms}`, async () => {
    const text = `explain (format json) select from listings where visible and ${matchesSql(filters, 1)}`;
    const [plan] = await read<Plan>({ text }, [terms]);
    return plan?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
  });
}

const bounds = {
  name: "search-bounds",
  text: `select
    (select min(rank_at) from listings where visible) as oldest,
    (select max(rank_at) from listings where visible) as newest,
    (select max(price_sum) from listings where visible)::double precision as dearest`,
};

/** Between what all visible listings lie; undefined when there is none. */
export async function readBounds(options: Options): Promise<Bounds | undefined> {
  const [row] = await read<{ [Name in keyof Bounds]: Bounds[Name] | null }>(bounds, [], options);
  if (!row || row.oldest === null || row.newest === null || row.dearest === null) return undefined;
  return { oldest: row.oldest, newest: row.newest, dearest: row.dearest };
}

/** So few are expected without a look at them. */
const LOOK_FROM = 2000;
/** So many are looked at, about. */
const LOOKED_AT = 500;
const HOURS_MAX = 24;

/** Looks at what came in some hours, spread over all the time in which listings came. */
async function lookAround(
  filters: ListingFilters,
  { marks, narrowing }: NarrowedTerms,
  terms: string,
  most: number,
  options: Options,
): Promise<Expected> {
  const known = await readBounds(options);
  if (!known) return { matches: 0, prices: [] };
  const { first, end } = hoursOf(known);
  const all = end - first;
  const count = Math.min(all, HOURS_MAX, Math.max(2, Math.ceil((all * LOOKED_AT) / most)));
  const hours = Array.from(
    { length: count },
    (_, place) => first + Math.floor(((place + 0.5) * all) / count),
  );
  const values = [...narrowing.values, allOf([terms, ...marks, anyMark(hours.map((hour) => `~h${hour}`))])];
  const text = `select price_sum::double precision as price from listings
    where ${[...narrowing.conditions, matchesSql(filters, values.length)].join(" and ")}`;
  const found = await read<{ price: number }>({ text }, values, options);
  return { matches: (found.length * all) / count, prices: found.map(({ price }) => price) };
}

/**
 * About how many listings match. `words` are the parts of `terms` that all of them have. Words go together, and with
 * categories, more often than by chance, so nothing less than a look at some listings tells how many have both.
 */
export function expectFound(
  terms: string,
  words: readonly string[],
  filters: ListingFilters,
  options: Options,
): Promise<Expected> {
  return keptFound.of(JSON.stringify([terms, filters]), async () => {
    const id = filters.categoryId ?? ALL_CATEGORIES;
    const [counters, narrowed, ...known] = await Promise.all([
      readCounters(filters, [id], options),
      narrowTerms(filters),
      ...words.map((word) => expectWord(word, filters)),
    ]);
    const most = Math.min(counters.get(id) ?? 0, ...known);
    if (most < LOOK_FROM || !narrowed) return { matches: most, prices: [] };
    return lookAround(filters, narrowed, terms, most, options);
  });
}

/** Forgets what is remembered. */
export function forgetExpected(): void {
  keptWords.forget();
  keptFound.forget();
}
