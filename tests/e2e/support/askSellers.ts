import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { noonZone } from "../../setup/noonZone.ts";
import { plainDatabase } from "./plainDatabase.ts";

const ASK = `
  const { askStillSelling } = await import("#core/notices/askStillSelling.ts");
  await askStillSelling();
  process.exit();
`;

/**
 * Asks owners of the plain market whether they still sell, as the worker's job of each fifth minute does: the same rule, in
 * a process of its own beside the market's, as a second worker's would be.
 */
export async function askSellers(): Promise<void> {
  await promisify(execFile)(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", ASK], {
    env: { ...process.env, DATABASE_URL: plainDatabase(), REPORT_TIMEZONE: noonZone() },
    timeout: 60_000,
  });
}
