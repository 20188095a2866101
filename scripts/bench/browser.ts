import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../tests/e2e/support/browser.ts";
import { type Measured, measureScreen } from "./browser/measureScreen.ts";
import { screenReport } from "./browser/screenReport.ts";
import { screensOf } from "./browser/screens.ts";
import { startMarket } from "./browser/startMarket.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const TIMES = 5;
/** A person of the local messenger with listings, favourites and messages in the demo market. */
const MEMBER = 5_000_001;

export interface ScreenResult {
  name: string;
  who: "guest" | "member";
  runs: Measured[];
}

/**
 * Opens every screen of the classifieds as cold starts on a slow phone and a poor link, in a market of its own with
 * the demo seed, and writes `docs/bench/browser.md` with a yes or no for each bar.
 */
export async function measureBrowser(
  say: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
) {
  await promisify(execFile)(process.execPath, ["--import", "tsx", join(ROOT, "scripts", "build.ts")]);
  const market = await startMarket();
  const browser = await chromium.launch(await findBrowser());
  const results: ScreenResult[] = [];
  try {
    for (const screen of screensOf(await market.firstLink())) {
      for (const who of ["guest", "member"] as const) {
        const runs: Measured[] = [];
        for (let run = 0; run < TIMES; run += 1) {
          const hash = who === "member" ? await market.launchHash(MEMBER) : "";
          const content = (who === "guest" && screen.guestContent) || screen.content;
          runs.push(
            await measureScreen(browser, {
              url: market.url + screen.path + hash,
              content,
              isMember: who === "member",
            }),
          );
        }
        results.push({ name: screen.name, who, runs });
        say(
          `${screen.name}, ${who}: ${runs.map(({ interactiveMs }) => Math.round(interactiveMs)).join(" ")} ms`,
        );
      }
    }
  } finally {
    await browser.close();
    await market.stop();
  }
  const report = screenReport(results);
  await writeFile(join(ROOT, "docs", "bench", "browser.md"), report);
  return report;
}

if (process.argv[1] === import.meta.filename) process.stdout.write(await measureBrowser());
