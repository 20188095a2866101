import type { z } from "zod";
import type { getSearches } from "#contract/reports.ts";
import { reportZone } from "./askReport.ts";
import { listEventCounts } from "./listEventCounts.ts";
import type { ReportRange } from "./readRange.ts";

type Searches = z.output<typeof getSearches.output>;

/**
 * Reads the searches of a range, in small letters and with single blanks, most asked first.
 * @param most rows at most, `Infinity` for all.
 */
export async function readSearches(
  range: ReportRange,
  most = 1000,
  zone: string = reportZone(),
): Promise<Searches> {
  const counts = await listEventCounts("searches", range, most, zone);
  return counts.map(({ key, count }) => ({ query: key, count }));
}
