import { EXACT_TOTAL_MAX } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listings.ts";
import { read } from "#db/readPool.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";
import { lookAtMany } from "../search/countFound.ts";
import { allOf, matchesSql } from "../search/foundSql.ts";
import { type Look, lookAround } from "../search/lookAround.ts";
import { type NarrowedTerms, narrowTerms } from "../search/narrowTerms.ts";
import { understandQuery } from "../search/understandQuery.ts";
import { anyMark } from "../search/windows.ts";
import { estimateMatching } from "./countMatching.ts";
import { NONE, type Total } from "./listAnswer.ts";
import { type Narrowing, narrow } from "./narrow.ts";
import { areCounted, readCounters } from "./readCounters.ts";

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

type Conditions = Pick<Narrowing, "conditions" | "values">;
type Counts = Map<number, number>;

const sumOf = (counts: Counts) => [...counts.values()].reduce((sum, total) => sum + total, 0);
function asTotals(counts: Counts): Totals {
  const totalIsEstimate = sumOf(counts) > EXACT_TOTAL_MAX;
  return new Map([...counts].map(([id, total]) => [id, { total, totalIsEstimate }]));
}

/** Counts what matches by category; not more than 10,001 in all, but for a part of the table. */
async function countTogether({ level, options }: Asked, { conditions, values }: Conditions, part = "") {
  const limit = part === "" ? `limit ${EXACT_TOTAL_MAX + 1}` : "";
  const text = `
    select category_id as id, count(*)::integer as total from (
      select category_${level} as category_id from listings ${part} where ${conditions.join(" and ")} ${limit}
    ) matching group by category_id`;
  const rows = await read<{ id: number; total: number }>({ text }, values, options);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** Counts each category by itself, but not far: so none is told to have nothing when it has something. */
async function countApart({ ids, level, options }: Asked, { conditions, values }: Conditions) {
  const counts = ids.map(
    (id) => `select ${id} as id, count(*)::integer as total from (
      select from listings where ${[...conditions, `category_${level} = ${id}`].join(" and ")} limit ${COUNTED_MAX + 1}
    ) counted`,
  );
  const text = counts.map((count) => `(${count})`).join(" union all ");
  const rows = await read<{ id: number; total: number }>({ text }, values, options);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** Rows of the table that shares are judged by when too much matches. */
const SAMPLE_ROWS = 20_000;

/** Any part of the rows, always the same: pages of the table, as an index would begin with one category. */
const SAMPLE = `tablesample system ((
  select least(100, 100.0 * ${SAMPLE_ROWS} / greatest(reltuples, 1))
  from pg_class where oid = 'public.listings'::regclass
)) repeatable (1)`;

/** Counts what matches filters by looking at it: of what is too much, large parts are estimated by a sample. */
async function countMatches(asked: Asked): Promise<Totals> {
  const found = await narrow(asked.filters, 0);
  if (!found) return new Map();
  const counted = await countTogether(asked, found);
  if (sumOf(counted) <= EXACT_TOTAL_MAX) return asTotals(counted);
  const apart = await countApart(asked, found);
  const sampled = await countTogether(asked, found, SAMPLE);
  const scale = (await estimateMatching(found)) / Math.max(1, sumOf(sampled));
  const totalOf = (id: number, total: number): Total => {
    if (total <= COUNTED_MAX) return { total, totalIsEstimate: false };
    const expected = Math.round((sampled.get(id) ?? 0) * scale);
    return { total: Math.max(total, expected), totalIsEstimate: true };
  };
  return new Map([...apart].map(([id, total]) => [id, totalOf(id, total)]));
}

/** A category of which so many were seen is estimated; smaller ones are counted, unless all those are too many. */
const SEEN_ENOUGH = 20;

/** Shares of what was looked at, for large categories: so many that what is left can be counted. */
function estimateLarge({ level, ids }: Asked, { matches, seen }: Look): Totals {
  const each = matches / seen.length;
  const totals: Totals = new Map();
  let left = matches;
  const counts = ids.map(
    (id) => [id, seen.filter(({ categories }) => categories[level - 1] === id).length] as const,
  );
  for (const [id, count] of counts.toSorted(([, a], [, b]) => b - a)) {
    if (count === 0 || (count < SEEN_ENOUGH && left < EXACT_TOTAL_MAX / 2)) break;
    left -= count * each;
    totals.set(id, { total: Math.round(count * each), totalIsEstimate: true });
  }
  return totals;
}

/** Filters and texts of tsquery as conditions. */
function conditionsOf(
  filters: ListingFilters,
  { marks, narrowing }: NarrowedTerms,
  terms: readonly string[],
) {
  const values = [...narrowing.values, allOf([...terms, ...marks])];
  return { values, conditions: [...narrowing.conditions, matchesSql(filters, values.length)] };
}

/**
 * Counts what has the words, of which large categories are estimated where there is too much; all others are then
 * counted together.
 */
async function countWords(asked: Asked, search: string): Promise<Totals> {
  const { filters, options } = asked;
  const [narrowed, understood] = await Promise.all([narrowTerms(filters), understandQuery(search, filters)]);
  if (!narrowed || !understood) return new Map();
  const of = (others: readonly string[]) =>
    conditionsOf(filters, narrowed, [understood.all.terms, ...others]);
  let look = await lookAtMany(filters, narrowed, understood, options);
  if (!look) {
    const counted = await countTogether(asked, of([]));
    if (sumOf(counted) <= EXACT_TOTAL_MAX) return asTotals(counted);
    look = await lookAround(filters, narrowed, understood.all.terms, EXACT_TOTAL_MAX, options);
  }
  const large = estimateLarge(asked, look);
  const counted = await countTogether(asked, of([`!${anyMark([...large.keys()].map((id) => `~k${id}`))}`]));
  return new Map([...asTotals(counted), ...large]);
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
  filters: ListingFilters,
  viewerId?: number,
): Promise<{ data: (Total & { categoryId: number })[] }> {
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
