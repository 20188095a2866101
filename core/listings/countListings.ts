import { EXACT_TOTAL_MAX } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listings.ts";
import { read } from "#db/readPool.ts";
import { type Narrowing, narrow } from "./narrow.ts";

export interface Total {
  total: number;
  totalIsEstimate: boolean;
}

interface Plan {
  "QUERY PLAN": [{ Plan: { "Plan Rows": number } }];
}

/** How many rows the planner believes in; wrong by some, but as quick for a million as for ten. */
async function estimate({ conditions, values }: Narrowing): Promise<number> {
  const where = conditions.join(" and ");
  const [plan] = await read<Plan>(
    { text: `explain (format json) select from listings where ${where}` },
    values,
  );
  return Math.max(plan?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0, EXACT_TOTAL_MAX + 1);
}

/** Counts the listings that match: exactly up to 10,000, beyond it as an estimate. */
export async function countListings(filters: ListingFilters, viewerId?: number): Promise<Total> {
  const narrowing = await narrow(filters, 0);
  if (!narrowing) return { total: 0, totalIsEstimate: false };

  const { shape, conditions, values } = narrowing;
  const text = `
    select count(*)::integer as total from (
      select from listings where ${conditions.join(" and ")} limit ${EXACT_TOTAL_MAX + 1}
    ) counted`;
  const [row] = await read<{ total: number }>(
    { ...(shape !== undefined && { name: `count-${shape}` }), text },
    values,
    { fromReplica: viewerId === undefined },
  );
  const total = row?.total ?? 0;
  if (total <= EXACT_TOTAL_MAX) return { total, totalIsEstimate: false };
  return { total: await estimate(narrowing), totalIsEstimate: true };
}
