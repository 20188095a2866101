import { checkCaller } from "#core/people/accounts/checkCaller.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { buildExport } from "./buildExport.ts";
import { readExportToken } from "./exportTokens.ts";
import { exportName } from "./makeExport.ts";

/**
 * The admin who made an export's link and the way to its file.
 * @throws {RuleError} not_found when the link's time is over or it was never made; forbidden, banned or unauthorized
 * when whoever made it is no admin any more.
 */
export async function openExport(token: string, name: string) {
  const wish = await readExportToken(token);
  if (name !== exportName(wish)) throw new RuleError("not_found", "The export has another name");
  await checkCaller(wish.adminId, { mustBeAdmin: true });
  const build = async () => (await buildExport(wish)).file;
  return { adminId: wish.adminId, format: wish.format, build };
}
