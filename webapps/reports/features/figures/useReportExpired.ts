import type { getExpiredPurchases } from "#contract/reports.ts";
import { asDays } from "../days/askedDates.ts";
import { type Asked, useReport } from "./useReport.ts";

/** Purchases of what is no longer on sale. */
export function useReportExpired({ range }: Asked) {
  return useReport<typeof getExpiredPurchases>("/api/expired-products/report", asDays(range));
}
