import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import type { ReportSection } from "#contract/reportKinds.ts";
import type {
  getAppOpens,
  getExpiredPurchases,
  getJoins,
  getNotifications,
  getPurchases,
  getReportDays,
  getSearches,
  getShares,
  getUserStats,
} from "#contract/reports.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { asDays, asMoments } from "../days/askedDates.ts";
import type { DayRange } from "../days/range.ts";

/** The input of a report: days, and the zone whose days they are. */
export interface Asked {
  range: DayRange;
  zone: string;
}

/** Begins the keys of all that the reports have read, so that all of it can be read again. */
export const reportKey = "report";

/** One call of the report. Its dates are part of its key, so an answer is never shown for others. */
function useReport<E extends Endpoint<"get">>(path: E["path"], input: z.input<E["input"]>) {
  return useQuery<z.output<E["output"]>>({
    queryKey: [reportKey, path, input],
    ...queryOf(reading<E>(path, input)),
  });
}

/** Opens of the apps, by kind of link. */
export const useAppOpens = ({ range, zone }: Asked) =>
  useReport<typeof getAppOpens>("/api/app-opens/report", asMoments(range, zone));

/** Purchases of what is no longer on sale. */
export const useExpiredPurchases = ({ range }: Asked) =>
  useReport<typeof getExpiredPurchases>("/api/expired-products/report", asDays(range));

/** How people came into groups. */
export const useJoins = ({ range }: Asked) =>
  useReport<typeof getJoins>("/api/group-purchases/report", asDays(range));

/** Reminders sent, by kind. */
export const useNotifications = ({ range, zone }: Asked) =>
  useReport<typeof getNotifications>("/api/notifications/report", asMoments(range, zone));

/** Purchases of what is on sale, a row a product. */
export const usePurchases = ({ range }: Asked) =>
  useReport<typeof getPurchases>("/api/products/report", asDays(range));

/** The queries of people, at most 1,000 rows. */
export const useSearches = ({ range }: Asked) =>
  useReport<typeof getSearches>("/api/searches/report", asDays(range));

/** Links copied and shared, by way. */
export const useShares = ({ range, zone }: Asked) =>
  useReport<typeof getShares>("/api/shares/report", asMoments(range, zone));

/** People who use the bot and those who have stopped it, as of the end of the days. */
export const useUserStats = ({ range, zone }: Asked) =>
  useReport<typeof getUserStats>("/api/users/report", asMoments(range, zone));

/** One figure of a section for each day of a range. */
export const useReportDays = (section: ReportSection, { range }: Pick<Asked, "range">) =>
  useReport<typeof getReportDays>("/api/reports/days", { section, ...asDays(range) });
