import type { z } from "zod";
import type { getShares } from "#contract/reports.ts";
import { reportZone } from "./askReport.ts";
import { listEventCounts } from "./listEventCounts.ts";
import type { ReportRange } from "./readRange.ts";

type Shares = z.output<typeof getShares.output>;

/** Links copied and shared in a range by way, most first. */
export async function readShares(range: ReportRange, zone: string = reportZone()): Promise<Shares> {
  const counts = await listEventCounts("shares", range, Number.POSITIVE_INFINITY, zone);
  return counts.map(({ key, count }) => ({ type: key, _count: count }));
}
