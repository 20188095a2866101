import type { getJoins } from "#contract/reports.ts";
import { asDays } from "../days/askedDates.ts";
import { type Asked, useReport } from "./useReport.ts";

/** How people came into groups. */
export function useReportJoins({ range }: Asked) {
  return useReport<typeof getJoins>("/api/group-purchases/report", asDays(range));
}
