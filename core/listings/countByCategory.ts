import { EXACT_TOTAL_MAX } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listings.ts";
import { read } from "#db/readPool.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";
import { expectFound } from "../search/expectFound.ts";
import { allOf, matchesSql } from "../search/foundSql.ts";
import { narrowTerms } from "../search/narrowTerms.ts";
import { understandQuery } from "../search/understandQuery.ts";
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

/** Filters, and words if there are any, as SQL that can be narrowed to one category. */
interface Narrowed {
  narrowing: Narrowing;
  /** Text of tsquery. */
  terms: string | undefined;
  /** About how many match in a category, `undefined` where only a sample can tell. */
  expect: (categoryId: number) => Promise<number> | undefined;
}

async function narrowed({ filters, options }: Asked): Promise<Narrowed | undefined> {
  const search = filters.search?.trim();
  if (!search) {
    const narrowing = await narrow(filters, 0);
    return narrowing && { narrowing, terms: undefined, expect: () => undefined };
  }
  const [found, understood] = await Promise.all([narrowTerms(filters), understandQuery(search, filters)]);
  if (!found || !understood) return undefined;
  const { terms, words } = understood.all;
  return {
    narrowing: found.narrowing,
    terms: allOf([terms, ...found.marks]),
    expect: async (categoryId) =>
      (await expectFound(terms, words, { ...filters, categoryId }, options)).matches,
  };
}

interface Row {
  id: number;
  total: number;
}

async function countTogether({ level, filters, options }: Asked, { narrowing, terms }: Narrowed, part = "") {
  const values = terms === undefined ? narrowing.values : [...narrowing.values, terms];
  const conditions = [
    ...narrowing.conditions,
    ...(terms === undefined ? [] : [matchesSql(filters, values.length)]),
  ];
  const limit = part === "" ? `limit ${EXACT_TOTAL_MAX + 1}` : "";
  const text = `
    select category_id as id, count(*)::integer as total from (
      select category_${level} as category_id from listings ${part} where ${conditions.join(" and ")} ${limit}
    ) matching group by category_id`;
  const rows = await read<{ [Name in keyof Row]: Row[Name] }>({ text }, values, options);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** Counts each category by itself, but not far: so none is told to have nothing when it has something. */
async function countApart({ ids, level, filters, options }: Asked, { narrowing, terms }: Narrowed) {
  const values = [...narrowing.values];
  const counts = ids.map((id) => {
    const own =
      terms === undefined
        ? `category_${level} = ${id}`
        : matchesSql(filters, values.push(allOf([terms, `'~k${id}'`])));
    return `select ${id} as id, count(*)::integer as total from (
      select from listings where ${[...narrowing.conditions, own].join(" and ")} limit ${COUNTED_MAX + 1}
    ) counted`;
  });
  const text = counts.map((count) => `(${count})`).join(" union all ");
  return read<{ [Name in keyof Row]: Row[Name] }>({ text }, values, options);
}

/** Rows of the table that shares are judged by when too much matches. */
const SAMPLE_ROWS = 20_000;

/** Any part of the rows, always the same: pages of the table, as an index would begin with one category. */
const SAMPLE = `tablesample system ((
  select least(100, 100.0 * ${SAMPLE_ROWS} / greatest(reltuples, 1))
  from pg_class where oid = 'public.listings'::regclass
)) repeatable (1)`;

const sumOf = (counted: ReadonlyMap<number, number>) =>
  [...counted.values()].reduce((sum, total) => sum + total, 0);

/** Shares of a sample, as large as all that match. */
async function estimateShares(asked: Asked, found: Narrowed): Promise<(id: number) => number> {
  const sampled = await countTogether(asked, found, SAMPLE);
  const scale = (await estimateMatching(found.narrowing)) / Math.max(1, sumOf(sampled));
  return (id) => Math.round((sampled.get(id) ?? 0) * scale);
}

/** Counts what matches by looking at it, by its category of a level: of what is too much, large parts are estimated. */
async function countOfLevel(asked: Asked): Promise<Totals> {
  const found = await narrowed(asked);
  if (!found) return new Map();
  const seen = await countTogether(asked, found);
  if (sumOf(seen) <= EXACT_TOTAL_MAX) {
    return new Map([...seen].map(([id, total]) => [id, { total, totalIsEstimate: false }]));
  }
  const apart = await countApart(asked, found);
  const shareOf = found.terms === undefined ? await estimateShares(asked, found) : () => 0;
  const totals: Totals = new Map();
  for (const { id, total } of apart) {
    if (total <= COUNTED_MAX) totals.set(id, { total, totalIsEstimate: false });
    else {
      const expected = Math.round((await found.expect(id)) ?? shareOf(id));
      totals.set(id, { total: Math.max(total, expected), totalIsEstimate: true });
    }
  }
  return totals;
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
  const totals = await (areCounted(filters) ? readTotals(asked) : countOfLevel(asked));
  return { data: ids.map((id) => ({ categoryId: id, ...(totals.get(id) ?? NONE) })) };
}
