import { z } from "zod";
import { EXACT_TOTAL_MAX } from "#contract/limits.ts";
import { read } from "#db/readPool.ts";
import { number } from "#db/rows.ts";
import type { Narrowing } from "./narrow.ts";
import type { Total } from "./toListAnswer.ts";

export type Matching = Pick<Narrowing, "conditions" | "values">;

interface Options {
  fromReplica: boolean;
}

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
  const [row] = await read({ total: number }, { text }, values, options);
  return row?.total ?? 0;
}

const planRow = {
  "QUERY PLAN": z.tuple([z.object({ Plan: z.object({ "Plan Rows": number }) })]),
};

/** How many the planner believes in, where more match than are counted; as quick for a million as for ten. */
export async function estimateMatching({ conditions, values }: Matching, options: Options): Promise<number> {
  const text = `explain (format json) select from listings where ${conditions.join(" and ")}`;
  const [plan] = await read(planRow, { text }, values, options);
  return Math.max(plan?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0, EXACT_TOTAL_MAX + 1);
}

/** Counts listings without words: very many as an estimate. */
export async function countMatching(matching: Matching, options: Options): Promise<Total> {
  const total = await countUpTo(matching, EXACT_TOTAL_MAX, options);
  return asTotal(total <= EXACT_TOTAL_MAX ? total : await estimateMatching(matching, options));
}
