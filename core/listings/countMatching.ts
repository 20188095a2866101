import { EXACT_TOTAL_MAX } from "#contract/limits.ts";
import { read } from "#db/readPool.ts";
import type { Total } from "./listAnswer.ts";

interface Plan {
  "QUERY PLAN": [{ Plan: { "Plan Rows": number } }];
}

interface Matching {
  conditions: readonly string[];
  values: readonly unknown[];
}

/** How many rows the planner believes in; wrong by some, but as quick for a million as for ten. */
export async function estimateMatching({ conditions, values }: Matching): Promise<number> {
  const text = `explain (format json) select from listings where ${conditions.join(" and ")}`;
  const [plan] = await read<Plan>({ text }, values);
  return Math.max(plan?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0, EXACT_TOTAL_MAX + 1);
}

/** Counts listings by looking at them: exactly up to 10,000, beyond it as an estimate. */
export async function countMatching(matching: Matching, options: { fromReplica: boolean }): Promise<Total> {
  const { conditions, values } = matching;
  const text = `
    select count(*)::integer as total from (
      select from listings where ${conditions.join(" and ")} limit ${EXACT_TOTAL_MAX + 1}
    ) counted`;
  const [row] = await read<{ total: number }>({ text }, values, options);
  const total = row?.total ?? 0;
  if (total <= EXACT_TOTAL_MAX) return { total, totalIsEstimate: false };
  return { total: await estimateMatching(matching), totalIsEstimate: true };
}
