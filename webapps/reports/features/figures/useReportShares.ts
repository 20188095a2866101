import type { getShares } from "#contract/reports.ts";
import { asMoments } from "../days/askedDates.ts";
import { type Asked, useReport } from "./useReport.ts";

/** Links copied and shared, by way. */
export function useReportShares({ range, zone }: Asked) {
  return useReport<typeof getShares>("/api/shares/report", asMoments(range, zone));
}
