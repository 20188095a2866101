import { EXACT_TOTAL_MAX } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { read } from "#db/readPool.ts";
import { number } from "#db/rows.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";
import { asTotal, estimateMatching, type Matching } from "../lists/countMatching.ts";
import { narrow } from "../lists/narrow.ts";
import { areCounted, readCounters } from "../lists/readCounters.ts";
import { sampleMatching } from "../lists/sampleMatching.ts";
import { NONE, type Total } from "../lists/toListAnswer.ts";
import { lookAtCounted, lookAtMany } from "../search/countFound.ts";
import { matching, narrowJust } from "../search/foundSql.ts";
import { narrowTerms } from "../search/narrowTerms.ts";
import type { Look } from "../search/sampleMarket.ts";
import { statePrices } from "../search/statePrices.ts";
import { understandQuery } from "../search/understandQuery.ts";
import { anyMark } from "../search/windows.ts";

interface Asked {
  ids: readonly number[];
  /** On which the categories are, from 1. */
  level: number;
  filters: ListingFilters;
  options: { fromReplica: boolean };
}
type Totals = Map<number, Total>;

/** Up to so many of a category are counted where all together are too many. */
const COUNTED_MAX = 1000;

type Counts = Map<number, number>;

const sumOf = (counts: Counts) => [...counts.values()].reduce((sum, total) => sum + total, 0);
const asTotals = (counts: Counts): Totals => new Map([...counts].map(([id, total]) => [id, asTotal(total)]));

/** Counts what matches by category; not more in all than one above `most`. */
async function countTogether(
  { level, options }: Asked,
  { conditions, values }: Matching,
  most: number,
): Promise<Counts> {
  const text = `
    select category_id as id, count(*)::integer as total from (
      select category_${level} as category_id from listings where ${conditions.join(" and ")} limit ${most + 1}
    ) matching group by category_id`;
  const rows = await read({ id: number, total: number }, { text }, values, options);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** Counts each category by itself, but not far: so none is told to have nothing when it has something. */
async function countApart({ ids, level, options }: Asked, { conditions, values }: Matching): Promise<Counts> {
  const counts = ids.map(
    (id) => `select ${id} as id, count(*)::integer as total from (
      select from listings where ${[...conditions, `category_${level} = ${id}`].join(" and ")} limit ${COUNTED_MAX + 1}
    ) counted`,
  );
  const text = counts.map((count) => `(${count})`).join(" union all ");
  const rows = await read({ id: number, total: number }, { text }, values, options);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** Large categories share what the counted ones leave of all, as they were seen: together they are the total. */
export function shareOut(matches: number, seen: Counts, counted: Counts): Totals {
  const left = Math.max(0, Math.round(matches) - sumOf(counted));
  const all = Math.max(1, sumOf(seen));
  const totals = asTotals(counted);
  let before = 0;
  for (const [id, count] of seen) {
    const [from, to] = [before, before + count].map((upTo) => Math.round((left * upTo) / all));
    totals.set(id, { total: (to ?? 0) - (from ?? 0), totalIsEstimate: true });
    before += count;
  }
  return totals;
}

/** How often each category was seen. */
export function countSeen(
  { level, ids }: Pick<Asked, "level" | "ids">,
  seen: readonly { categories: readonly (number | null)[]; count?: number }[],
): Counts {
  const counts: Counts = new Map(ids.map((id) => [id, 0]));
  for (const { categories, count = 1 } of seen) {
    const id = categories[level - 1];
    if (id != null && counts.has(id)) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

/** Counts what matches filters: of what is too much, large categories are estimated by a sample. */
async function countMatches(asked: Asked): Promise<Totals> {
  const { filters, options } = asked;
  const found = await narrow(filters, 0);
  if (!found) return new Map();
  const counted = await countTogether(asked, found, EXACT_TOTAL_MAX);
  if (sumOf(counted) <= EXACT_TOTAL_MAX) return asTotals(counted);
  const [apart, matches, seen] = await Promise.all([
    countApart(asked, found),
    estimateMatching(found, options),
    sampleMatching(found, options),
  ]);
  const bySample = countSeen(asked, seen);
  const isLarge = ([, total]: readonly [number, number]) => total > COUNTED_MAX;
  // One that there is has a share, though the sample may have missed it.
  const large = [...apart].filter(isLarge).map(([id]) => [id, Math.max(1, bySample.get(id) ?? 0)] as const);
  return shareOut(matches, new Map(large), new Map([...apart].filter((one) => !isLarge(one))));
}

/** A category of which so many were seen is estimated; smaller ones are counted, unless all those are too many. */
const SEEN_ENOUGH = 20;

/** How often large categories were seen: so many that what is left can be counted. */
function seenLarge(asked: Asked, { matches, seen }: Look): Counts {
  const each = matches / Math.max(1, seen.length);
  const large: Counts = new Map();
  let left = matches;
  for (const [id, count] of [...countSeen(asked, seen)].toSorted(([, a], [, b]) => b - a)) {
    if (count === 0 || (count < SEEN_ENOUGH && left < EXACT_TOTAL_MAX / 2)) break;
    left -= count * each;
    large.set(id, count);
  }
  return large;
}

/**
 * Counts what has the words, of which large categories are estimated where there is too much; all others are then
 * counted together.
 */
async function countWords(asked: Asked, search: string): Promise<Totals> {
  const { filters, options } = asked;
  const [whole, understood] = await Promise.all([narrowTerms(filters), understandQuery(search, filters)]);
  if (!whole || !understood) return new Map();
  const narrowed = narrowJust(filters, whole, understood.just);
  let { look, unsure, terms } = await lookAtMany(filters, narrowed, understood, options);
  const of = (others: readonly string[]) => matching(filters, narrowed, [...terms, ...others]);
  if (!look) {
    const counted = await countTogether(asked, of([]), EXACT_TOTAL_MAX);
    if (sumOf(counted) <= EXACT_TOTAL_MAX) return asTotals(counted);
    look = await lookAtCounted(filters, narrowed, understood, options, unsure);
  }
  const large = seenLarge(asked, look);
  const marks = [...large.keys()].map((id) => `~k${id}`);
  const others = await countTogether(
    asked,
    of(marks.length > 0 ? [`!${anyMark(marks)}`] : []),
    EXACT_TOTAL_MAX,
  );
  return shareOut(look.matches, large, others);
}

async function readTotals({ ids, filters, options }: Asked): Promise<Totals> {
  const counted = await readCounters(filters, ids, options);
  return new Map([...counted].map(([id, total]) => [id, { total, totalIsEstimate: false }]));
}

/**
 * Counts the listings that match in each category under the chosen one, or in the top ones; none for a category
 * without any below it.
 * @throws {RuleError} invalid_input for a parameter or option there is not.
 */
export async function countByCategory(
  stated: ListingFilters,
  viewerId?: number,
): Promise<{ data: (Total & { categoryId: number })[] }> {
  const filters = statePrices(stated);
  const options = { fromReplica: viewerId === undefined };
  const { childrenOf, pathTo } = await categoryIndex();
  const { categoryId = null } = filters;
  const ids = childrenOf(categoryId).map(({ id }) => id);
  if (ids.length === 0) return { data: [] };
  const level = categoryId === null ? 1 : pathTo(categoryId).length + 1;
  const asked = { ids, level, filters, options };
  const search = filters.search?.trim();
  const totals = await (areCounted(filters)
    ? readTotals(asked)
    : search
      ? countWords(asked, search)
      : countMatches(asked));
  return { data: ids.map((id) => ({ categoryId: id, ...(totals.get(id) ?? NONE) })) };
}
