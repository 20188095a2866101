import type { getNotifications } from "#contract/reports.ts";
import { asMoments } from "../days/askedDates.ts";
import { type Asked, useReport } from "./useReport.ts";

/** Reminders sent, by kind. */
export function useReportNotifications({ range, zone }: Asked) {
  return useReport<typeof getNotifications>("/api/notifications/report", asMoments(range, zone));
}
