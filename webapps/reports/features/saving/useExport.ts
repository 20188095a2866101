import { useMutation } from "@tanstack/react-query";
import type { ExportFormat, ReportSection } from "#contract/reportKinds.ts";
import type { makeExport } from "#contract/reports.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useText } from "../../locales/useText.ts";
import { asDays } from "../days/askedDates.ts";
import type { DayRange } from "../days/range.ts";

/** A file that the server has made: its absolute address and its name. */
export interface MadeFile {
  url: string;
  name: string;
}

/** Has the server make a file of a section, or of all. */
export function useExport(section: ReportSection | "all", range: DayRange) {
  const { language } = useText();
  return useMutation<MadeFile, Error, ExportFormat>({
    mutationFn: async (format) => {
      const { link, name } = await call<typeof makeExport>("post", "/api/reports/exports", {
        section,
        format,
        language: language === "en" ? "en" : "ru",
        ...asDays(range),
      });
      return { url: new URL(link, location.origin).href, name };
    },
  });
}
