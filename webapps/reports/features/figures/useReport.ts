import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { getAppOpens } from "#contract/reports.ts";
import { call } from "#webapps/shared/client/call.ts";
import type { DayRange } from "../days/range.ts";

/** Every call of a report is asked by dates alone. */
type Report = Pick<typeof getAppOpens, "method" | "access" | "summary" | "input"> & {
  path: string;
  output: z.ZodType;
};

/** What a report is asked for: days, and the zone whose days they are. */
export interface Asked {
  range: DayRange;
  zone: string;
}

/** Begins the key of all that the reports have read, which is how it is all read anew. */
export const reportKey = "report";

/** One call of the report. Its dates are part of its key, so an answer is never shown for others. */
export function useReport<E extends Report>(path: E["path"], dates: z.input<E["input"]>) {
  return useQuery({
    queryKey: [reportKey, path, dates],
    queryFn: ({ signal }) => call<E>("get", path, dates, { signal }),
  });
}
