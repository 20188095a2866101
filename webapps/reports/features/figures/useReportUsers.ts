import type { getUserStats } from "#contract/reports.ts";
import { asMoments } from "../days/askedDates.ts";
import { type Asked, useReport } from "./useReport.ts";

/** People who use the bot and those who have stopped it, as of the end of the days. */
export function useReportUsers({ range, zone }: Asked) {
  return useReport<typeof getUserStats>("/api/users/report", asMoments(range, zone));
}
