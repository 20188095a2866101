import type { getPurchases } from "#contract/reports.ts";
import { asDays } from "../days/askedDates.ts";
import { type Asked, useReport } from "./useReport.ts";

/** Purchases of what is on sale, a row a product. */
export function useReportPurchases({ range }: Asked) {
  return useReport<typeof getPurchases>("/api/products/report", asDays(range));
}
