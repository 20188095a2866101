import type { z } from "zod";
import type { getAppOpens } from "#contract/reports.ts";
import { reportZone } from "./askReport.ts";
import { listEventCounts } from "./listEventCounts.ts";
import type { ReportRange } from "./readRange.ts";

type AppOpens = z.output<typeof getAppOpens.output>;

/**
 * Opens of the apps in a range by kind of deep link, most first; opens of the reports themselves aren't counted.
 * @param most rows at most, `Infinity` for all.
 */
export async function readAppOpens(
  range: ReportRange,
  most = 1000,
  zone: string = reportZone(),
): Promise<AppOpens> {
  const counts = await listEventCounts("opens", range, most, zone);
  return counts.map(({ key, count }) => ({ deeplink: key, _count: count }));
}
