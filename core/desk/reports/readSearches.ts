import type { z } from "zod";
import type { getSearches } from "#contract/reports.ts";
import { reportZone } from "./askReport.ts";
import { countEvents } from "./countEvents.ts";
import type { ReportRange } from "./readRange.ts";

type Searches = z.output<typeof getSearches.output>;

/**
 * What was searched for in a range, in small letters and with single blanks, most asked first.
 * @param most rows at most, `Infinity` for all.
 */
export async function readSearches(
  range: ReportRange,
  most = 1000,
  zone: string = reportZone(),
): Promise<Searches> {
  const counts = await countEvents("searches", range, most, zone);
  return counts.map(({ key, count }) => ({ query: key, count }));
}
