import type { z } from "zod";
import type * as contract from "#contract/reports.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { reportDay } from "#core/platform/time/reportDay.ts";
import { readRange } from "../readRange.ts";
import { type ExportWish, makeExportToken } from "./exportTokens.ts";

type Asked = z.output<typeof contract.makeExport.input>;
type Link = z.input<typeof contract.makeExport.output>;

/** The plain name of an export's file, with its first and its last day: `bozor-searches-2026-11-01--2026-11-22.csv`. */
export function exportName({ section, format, from, before }: ExportWish): string {
  const days = [from, new Date(before.getTime() - 1)].map(reportDay);
  return `bozor-${section === "all" ? "reports" : section}-${days.join("--")}.${format}`;
}

/** Writes down who saves what of the report. */
export async function noteExport({ adminId, section, format, from, before }: ExportWish): Promise<void> {
  const details = { from: from.toISOString(), before: before.toISOString(), format };
  await recordAudit({
    actorId: adminId,
    action: "report.export",
    subjectType: "report",
    subjectId: section,
    details,
  });
}

/**
 * Makes the link, good for five minutes, under which an admin's device gets a file without a token of its own, and
 * writes down who saves what.
 * @throws {RuleError} invalid_input for a range that can't be.
 */
export async function makeExport(adminId: number, asked: Asked): Promise<Link> {
  const { section, format, language } = asked;
  const { from, before } = readRange(asked);
  const wish = { adminId, section, format, language, from, before };
  await noteExport(wish);
  const name = exportName(wish);
  return { link: `/api/reports/exports/${await makeExportToken(wish, new Date())}/${name}`, name };
}
