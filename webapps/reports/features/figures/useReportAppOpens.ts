import type { getAppOpens } from "#contract/reports.ts";
import { asMoments } from "../days/askedDates.ts";
import { type Asked, useReport } from "./useReport.ts";

/** Opens of the apps, by kind of link. */
export function useReportAppOpens({ range, zone }: Asked) {
  return useReport<typeof getAppOpens>("/api/app-opens/report", asMoments(range, zone));
}
