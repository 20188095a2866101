import type { Language } from "#contract/languages.ts";
import type { ReportRange } from "../readRange.ts";
import { type BuiltExport, buildExport } from "./buildExport.ts";
import type { ExportWish } from "./exportTokens.ts";
import { exportName, noteExport } from "./makeExport.ts";

interface Asked extends ReportRange {
  section: ExportWish["section"];
  /** Of the admin; files speak Russian and English, as the app does. */
  language: Language;
}

/** A CSV of the report for an admin's chat, with its name and what stands in it; it is noted as other exports are. */
export async function exportToChat(
  adminId: number,
  { section, language, from, before }: Asked,
): Promise<BuiltExport & { name: string }> {
  const spoken = language === "ru" || language === "uz" ? "ru" : "en";
  const wish = { adminId, section, format: "csv", language: spoken, from, before } as const;
  await noteExport(wish);
  return { name: exportName(wish), ...(await buildExport(wish)) };
}
