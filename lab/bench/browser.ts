import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../../tests/e2e/support/browser.ts";
import { LINK } from "./browser/link.ts";
import { type Measured, measureScreen, type ScreenResult } from "./browser/measureScreen.ts";
import { measureScroll, type Scrolled } from "./browser/measureScroll.ts";
import { screenReport } from "./browser/screenReport.ts";
import { screensOf } from "./browser/screens.ts";
import { type BenchMarket, startMarket } from "./browser/startMarket.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const PAGE = join(ROOT, "docs", "bench", "browser.md");
const TIMES = 3;
/** A person of the local messenger with listings, favourites and messages in the demo market. */
const MEMBER = 5_000_001;

type Say = (line: string) => void;

async function measureScreens(browser: Browser, market: BenchMarket, say: Say): Promise<ScreenResult[]> {
  const results: ScreenResult[] = [];
  const link = await market.firstLink();
  for (const who of ["guest", "member"] as const) {
    for (const { name, path, ...parts } of screensOf(link, who)) {
      const runs: Measured[] = [];
      for (let run = 0; run < TIMES; run += 1) {
        const isMember = who === "member";
        const url = market.url + path + (isMember ? await market.launchHash(MEMBER) : "");
        runs.push(await measureScreen(browser, { url, isMember, ...parts }));
      }
      results.push({ name, who, runs });
      say(`${name}, ${who}: ${runs.map(({ interactiveMs }) => Math.round(interactiveMs)).join(" ")} ms`);
    }
  }
  return results;
}

/**
 * Opens every screen of the classifieds as cold starts on a slow phone and a poor link, and scrolls through a long
 * feed, in a market of its own with the demo seed. Writes `docs/bench/browser.md` with a yes or no for each bar.
 * @returns the page's path
 */
export async function measureBrowser(say: Say): Promise<string> {
  // What a signal ends leaves the market running, unless the process ends by itself.
  const end = () => process.exit(1);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.once(signal, end);
  await promisify(execFile)(process.execPath, ["--import", "tsx", join(ROOT, "scripts", "build.ts")]);
  const market = await startMarket();
  const browser = await chromium.launch(await findBrowser());
  try {
    const results = await measureScreens(browser, market, say);
    const scrolls: Scrolled[] = [];
    for (const cpuSlowdown of [1, LINK.cpuSlowdown]) {
      scrolls.push(await measureScroll(browser, `${market.url}/webApp`, cpuSlowdown));
    }
    await writeFile(PAGE, screenReport(results, scrolls));
  } finally {
    await browser.close();
    await market.stop();
    for (const signal of signals) process.off(signal, end);
  }
  return PAGE;
}
