import { type ReportSection, reportSections } from "#contract/reportKinds.ts";
import { RuleError } from "#core/errors.ts";
import { checkCaller } from "#core/users/checkCaller.ts";
import { buildFile } from "./buildFile.ts";
import { type ExportWish, readExportToken } from "./exportTokens.ts";
import { exportName } from "./makeExport.ts";
import { sheetOf } from "./sheetOf.ts";

/** The latest file; each waits for the one before, so that one processor and the memory of one is all they take. */
let latest: Promise<unknown> = Promise.resolve();

/** Of what is on sale and what is no longer, the app makes one section. */
function sectionsOf(section: ExportWish["section"]): readonly ReportSection[] {
  if (section === "all") return reportSections;
  return section === "purchases" ? ["purchases", "expired"] : [section];
}

async function build({ section, format, language, from, before }: ExportWish): Promise<Buffer> {
  const sheets = [];
  for (const each of sectionsOf(section)) {
    sheets.push(await sheetOf(each, { from, before }, language));
  }
  return buildFile({ sheets, format, language });
}

/**
 * The admin who made an export's link and the way to its file.
 * @throws {RuleError} not_found when the link's time is over or it was never made; forbidden, banned or unauthorized
 * when whoever made it is no admin any more.
 */
export async function openExport(token: string, name: string) {
  const wish = await readExportToken(token);
  if (name !== exportName(wish)) throw new RuleError("not_found", "The export has another name");
  await checkCaller(wish.adminId, { mustBeAdmin: true });
  const buildInTurn = () => {
    const file = latest.then(() => build(wish));
    latest = file.catch(() => {});
    return file;
  };
  return { adminId: wish.adminId, format: wish.format, build: buildInTurn };
}
