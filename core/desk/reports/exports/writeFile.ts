import type { ExportFormat } from "#contract/reportKinds.ts";
import type { Sheet } from "./table.ts";
import { writeCsv } from "./writeCsv.ts";
import { writeXlsx } from "./writeXlsx.ts";

export interface FileOrder {
  sheets: readonly Sheet[];
  format: ExportFormat;
  language: "ru" | "en";
}

/** Writes tables as a file; a hundred thousand rows keep a processor for seconds. */
export async function writeFile({ sheets, format, language }: FileOrder): Promise<Buffer> {
  return format === "csv" ? writeCsv(sheets, language) : writeXlsx(sheets);
}
