import { z } from "zod";
import { keepBriefly } from "#core/platform/cache/keepBriefly.ts";
import { read } from "#db/readPool.ts";
import { maybe, number, type RowOf } from "#db/rows.ts";
import type { Matching } from "./countMatching.ts";

/** A listing seen in a part of the table, by its categories from the top. */
const sampledRow = {
  categories: z.array(maybe(number)),
  count: number,
};

type Sampled = RowOf<typeof sampledRow>;

const SAMPLE_ROWS = 10_000;
const KEPT_MS = 5000;
const kept = keepBriefly<Sampled[]>(KEPT_MS, 200);

/** Any part of the rows, always the same: pages of the table, as an index would begin with one category. */
const SHARE = `(
  select least(100, 100.0 * ${SAMPLE_ROWS} / greatest(reltuples, 1)) from pg_class where oid = 'public.listings'::regclass
)`;

/** Samples the listings of a part of the table that match; remembered for some seconds. */
export function sampleMatching(
  { conditions, values }: Matching,
  options: { fromReplica: boolean },
): Promise<Sampled[]> {
  const text = `
    select array[category_1, category_2, category_3] as categories, count(*)::integer as count
    from listings tablesample system (${SHARE}) repeatable (1)
    where ${conditions.join(" and ")} group by category_1, category_2, category_3`;
  const key = JSON.stringify([conditions, values]);
  return kept.of(key, () => read(sampledRow, { text }, values, options));
}
