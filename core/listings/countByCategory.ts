import { EXACT_TOTAL_MAX } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listings.ts";
import { read } from "#db/readPool.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";
import { matchesSql } from "../search/foundSql.ts";
import { understandQuery } from "../search/understandQuery.ts";
import { estimateMatching } from "./countMatching.ts";
import type { Total } from "./listAnswer.ts";
import { type Narrowing, narrow } from "./narrow.ts";
import { areCounted, readCounters } from "./readCounters.ts";

type Counted = Map<number, number>;
interface Counts {
  counted: Counted;
  totalIsEstimate: boolean;
}

/** Filters as SQL, words too; undefined when nothing can match. */
async function narrowWithWords(filters: ListingFilters): Promise<Narrowing | undefined> {
  const search = filters.search?.trim();
  const narrowing = await narrow(filters, 0);
  if (!narrowing || !search) return narrowing;
  const understood = await understandQuery(search, filters);
  if (!understood) return undefined;
  const { conditions, values } = narrowing;
  conditions.push(matchesSql(filters, values.push(understood.fuzzy ?? understood.exact)));
  return narrowing;
}

/** Rows of the table that shares are judged by when too much matches. */
const SAMPLE_ROWS = 20_000;

/** Any part of the rows, always the same: pages of the table, as an index would begin with one category. */
const SAMPLE = `tablesample system ((
  select least(100, 100.0 * ${SAMPLE_ROWS} / greatest(reltuples, 1))
  from pg_class where oid = 'public.listings'::regclass
)) repeatable (1)`;

const sumOf = (counted: Counted) => [...counted.values()].reduce((sum, total) => sum + total, 0);

/** Counts what matches by looking at it, by its category of a level: what is too much is judged by a part of it. */
async function countOfLevel(level: number, filters: ListingFilters, fromReplica: boolean): Promise<Counts> {
  const narrowing = await narrowWithWords(filters);
  if (!narrowing) return { counted: new Map(), totalIsEstimate: false };
  const { conditions, values } = narrowing;
  const count = async (part: string, limit: string): Promise<Counted> => {
    const text = `
      select category_id as id, count(*)::integer as total from (
        select category_${level} as category_id from listings ${part} where ${conditions.join(" and ")} ${limit}
      ) matching group by category_id`;
    const rows = await read<{ id: number; total: number }>({ text }, values, { fromReplica });
    return new Map(rows.map(({ id, total }) => [id, total]));
  };
  const seen = await count("", `limit ${EXACT_TOTAL_MAX + 1}`);
  if (sumOf(seen) <= EXACT_TOTAL_MAX) return { counted: seen, totalIsEstimate: false };
  // What words find comes in the order of the table, so its beginning will do.
  const sampled = filters.search?.trim() ? seen : await count(SAMPLE, "");
  const part = sampled.size > 0 ? sampled : seen;
  const scale = (await estimateMatching(narrowing)) / sumOf(part);
  const counted = new Map([...part].map(([id, total]) => [id, Math.round(total * scale)]));
  return { counted, totalIsEstimate: true };
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
  const fromReplica = viewerId === undefined;
  const { childrenOf, pathTo } = await categoryIndex();
  const { categoryId = null } = filters;
  const ids = childrenOf(categoryId).map(({ id }) => id);
  if (ids.length === 0) return { data: [] };
  const level = categoryId === null ? 1 : pathTo(categoryId).length + 1;
  const { counted, totalIsEstimate } = areCounted(filters)
    ? { counted: await readCounters(filters, ids, { fromReplica }), totalIsEstimate: false }
    : await countOfLevel(level, filters, fromReplica);
  return { data: ids.map((id) => ({ categoryId: id, total: counted.get(id) ?? 0, totalIsEstimate })) };
}
