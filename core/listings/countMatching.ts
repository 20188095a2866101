import { EXACT_TOTAL_MAX } from "#contract/limits.ts";
import { read } from "#db/readPool.ts";
import type { Total } from "./listAnswer.ts";
import type { Narrowing } from "./narrow.ts";
import { sampleMatching } from "./sampleMatching.ts";

export type Matching = Pick<Narrowing, "conditions" | "values">;

interface Options {
  fromReplica: boolean;
}

/** So many are counted where an index alone tells, which is quicker than any estimate. */
const COUNTED_MAX = 50_000;
/** So many where rows are looked at, for words or parameters: near 10,000 an estimate might say more than there are. */
export const LOOKED_AT_MAX = 1.2 * EXACT_TOTAL_MAX;

/** Up to how many listings without words are counted. */
export const countedMax = ({ values }: Matching): number =>
  values.some(Array.isArray) ? LOOKED_AT_MAX : COUNTED_MAX;

/** How many there are, as it is told: the contract promises nothing exact beyond 10,000. */
export const asTotal = (total: number): Total => ({ total, totalIsEstimate: total > EXACT_TOTAL_MAX });

/** Counts listings by looking at them; one more than `most` for more. */
export async function countUpTo(
  { conditions, values }: Matching,
  most: number,
  options: Options,
): Promise<number> {
  const text = `
    select count(*)::integer as total from (
      select from listings where ${conditions.join(" and ")} limit ${most + 1}
    ) counted`;
  const [row] = await read<{ total: number }>({ text }, values, options);
  return row?.total ?? 0;
}

/** Counts listings without words: what are very many by a sample. */
export async function countMatching(matching: Matching, options: Options): Promise<Total> {
  const most = countedMax(matching);
  const total = await countUpTo(matching, most, options);
  if (total <= most) return asTotal(total);
  const { matches } = await sampleMatching(matching, most, options);
  return asTotal(matches);
}
