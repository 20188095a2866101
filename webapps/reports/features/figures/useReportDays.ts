import { useQuery } from "@tanstack/react-query";
import type { ReportSection } from "#contract/reportKinds.ts";
import type { getReportDays } from "#contract/reports.ts";
import { call } from "#webapps/shared/client/call.ts";
import { asDays } from "../days/askedDates.ts";
import { type Asked, reportKey } from "./useReport.ts";

/** One figure of a section for each day of a range. */
export function useReportDays(section: ReportSection, { range }: Pick<Asked, "range">) {
  const input = { section, ...asDays(range) };
  return useQuery({
    queryKey: [reportKey, "/api/reports/days", input],
    queryFn: ({ signal }) => call<typeof getReportDays>("get", "/api/reports/days", input, { signal }),
  });
}
