import type { getSearches } from "#contract/reports.ts";
import { asDays } from "../days/askedDates.ts";
import { type Asked, useReport } from "./useReport.ts";

/** What was searched for, at most 1,000 rows. */
export function useReportSearches({ range }: Asked) {
  return useReport<typeof getSearches>("/api/searches/report", asDays(range));
}
