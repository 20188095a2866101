import { type ReportSection, reportSections } from "#contract/reportKinds.ts";
import { buildFile } from "./buildFile.ts";
import type { ExportWish } from "./exportTokens.ts";
import { sheetOf } from "./sheetOf.ts";
import type { Sheet } from "./table.ts";

/** A file of the report and what stands in it. */
export interface BuiltExport {
  file: Buffer;
  sheets: Sheet[];
}

/** The latest file; each waits for the one before, so that one processor and the memory of one is all they take. */
let latest: Promise<unknown> = Promise.resolve();

/** Of what is on sale and what is no longer, the app makes one section. */
function sectionsOf(section: ExportWish["section"]): readonly ReportSection[] {
  if (section === "all") return reportSections;
  return section === "purchases" ? ["purchases", "expired"] : [section];
}

async function build({ section, format, language, from, before }: ExportWish): Promise<BuiltExport> {
  const sheets = [];
  for (const each of sectionsOf(section)) {
    sheets.push(await sheetOf(each, { from, before }, language));
  }
  return { sheets, file: await buildFile({ sheets, format, language }) };
}

/** Builds a file of the report once those that were asked for earlier are built. */
export function buildExport(wish: ExportWish): Promise<BuiltExport> {
  const built = latest.then(() => build(wish));
  latest = built.catch(() => {});
  return built;
}
