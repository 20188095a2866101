import { read } from "#db/readPool.ts";
import { keepBriefly } from "../search/keepBriefly.ts";
import type { Matching } from "./countMatching.ts";

interface Row {
  categories: (number | null)[];
  count: number;
  /** How many rows of the table stand for one of the sample's. */
  scale: number;
}
/** What a part of the table tells of all that matches. */
export interface Sample {
  matches: number;
  /** What was seen, by its categories from the top. */
  seen: Pick<Row, "categories" | "count">[];
}

const SAMPLE_ROWS = 10_000;
const KEPT_MS = 5000;
const kept = keepBriefly<Row[]>(KEPT_MS, 200);

/** Any part of the rows, always the same: pages of the table, as an index would begin with one category. */
const SHARE = `(
  select least(100, 100.0 * ${SAMPLE_ROWS} / greatest(reltuples, 1)) from pg_class where oid = 'public.listings'::regclass
)`;

/** Estimates how many match, more than `least`, from a sample of the table; remembered for some seconds. */
export async function sampleMatching(
  { conditions, values }: Matching,
  least: number,
  options: { fromReplica: boolean },
): Promise<Sample> {
  const text = `
    select array[category_1, category_2, category_3] as categories, count(*)::integer as count,
      (100.0 / ${SHARE})::double precision as scale
    from listings tablesample system (${SHARE}) repeatable (1)
    where ${conditions.join(" and ")} group by category_1, category_2, category_3`;
  const key = JSON.stringify([conditions, values]);
  const seen = await kept.of(key, () => read<{ [Name in keyof Row]: Row[Name] }>({ text }, values, options));
  const count = seen.reduce((sum, row) => sum + row.count, 0);
  return { matches: Math.max(least + 1, Math.round(count * (seen[0]?.scale ?? 1))), seen };
}
