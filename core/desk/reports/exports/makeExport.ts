import type { z } from "zod";
import type { Language } from "#contract/languages.ts";
import type * as contract from "#contract/reports.ts";
import { checkCaller } from "#core/people/accounts/checkCaller.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { reportDay } from "#core/platform/time/reportDay.ts";
import { type ReportRange, readRange } from "../readRange.ts";
import { type BuiltExport, buildExport } from "./buildExport.ts";
import { type ExportWish, makeExportToken, readExportToken } from "./exportTokens.ts";

type Asked = z.output<typeof contract.makeExport.input>;
type Link = z.input<typeof contract.makeExport.output>;

/** The plain name of an export's file, with its first and its last day: `bozor-searches-2026-11-01--2026-11-22.csv`. */
function exportName({ section, format, from, before }: ExportWish): string {
  const days = [from, new Date(before.getTime() - 1)].map(reportDay);
  return `bozor-${section === "all" ? "reports" : section}-${days.join("--")}.${format}`;
}

/** Writes down who saves what of the report. */
async function noteExport({ adminId, section, format, from, before }: ExportWish): Promise<void> {
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

/**
 * The admin who made an export's link and the way to its file.
 * @throws {RuleError} not_found when the link's time is over or it was never made; forbidden, banned or unauthorized
 * when whoever made it is no admin any more.
 */
export async function openExport(token: string, name: string) {
  const wish = await readExportToken(token);
  if (name !== exportName(wish)) throw new RuleError("not_found", "The export has another name");
  await checkCaller(wish.adminId, "reports.read");
  const build = async () => (await buildExport(wish)).file;
  return { adminId: wish.adminId, format: wish.format, build };
}

interface AskedInChat extends ReportRange {
  section: ExportWish["section"];
  /** The admin's language; files are in Russian or English, as the app is. */
  language: Language;
}

/** A CSV of the report for an admin's chat, with its name and what stands in it; it is noted as other exports are. */
export async function exportToChat(
  adminId: number,
  { section, language, from, before }: AskedInChat,
): Promise<BuiltExport & { name: string }> {
  const spoken = language === "ru" || language === "uz" ? "ru" : "en";
  const wish = { adminId, section, format: "csv", language: spoken, from, before } as const;
  await noteExport(wish);
  return { name: exportName(wish), ...(await buildExport(wish)) };
}
