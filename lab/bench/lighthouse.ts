import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "../../tests/e2e/support/browser.ts";
import type { Market } from "../../tests/e2e/support/market.ts";
import type { Page } from "../page.ts";
import { reached, table, times } from "../table.ts";
import { firstLink, withMarket } from "./browser/withMarket.ts";

const run = promisify(execFile);
/** Not among our packages: it doesn't install on Node 20 without warnings, and nothing else needs it. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const TIMES = 5;
const BARS = { performance: 0.95, accessibility: 1 } as const;
const FLAGS = "--headless --no-sandbox --disable-dev-shm-usage";

type Category = "performance" | "accessibility" | "best-practices" | "seo";
const categories: readonly Category[] = ["performance", "accessibility", "best-practices", "seo"];
const metrics = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

interface Report {
  categories: Record<Category, { score: number | null }>;
  audits: Record<(typeof metrics)[number], { displayValue: string }>;
}

async function pagesOf(market: Market): Promise<Array<[name: string, path: string]>> {
  const answer = await fetch(`${market.url}/api/products?take=1`);
  const [product] = (await answer.json()) as { link: string }[];
  if (!product) throw new Error("The shop is empty");
  return [
    ["shop's home", "/"],
    ["product", `/product/${product.link}`],
    ["classifieds' home", "/webApp"],
    ["listing", `/webApp/product/${await firstLink(market)}`],
  ];
}

async function audit(url: string, file: string): Promise<Report> {
  const { executablePath, env } = await findBrowser();
  const asked = ["--quiet", `--chrome-flags=${FLAGS}`, `--only-categories=${categories.join(",")}`];
  const look = () =>
    run("npx", ["-y", LIGHTHOUSE, url, ...asked, "--output=json", `--output-path=${file}`], {
      env: { ...env, CHROME_PATH: executablePath },
    });
  // Now and then a trace misses its beginning, and Lighthouse itself asks to be run again.
  await look().catch(look);
  return JSON.parse(await readFile(file, "utf8")) as Report;
}

const performanceOf = ({ categories: { performance } }: Report) => performance.score ?? 0;

function rowOf(name: string, report: Report): string[] {
  const scores = categories.map((category) => report.categories[category].score ?? 0);
  const [performance = 0, accessibility = 0] = scores;
  const isReached = performance >= BARS.performance && accessibility >= BARS.accessibility;
  const shown = metrics.map((metric) => report.audits[metric].displayValue);
  return [name, ...scores.map(times), reached(isReached), ...shown];
}

/**
 * Asks Lighthouse (mobile) about the pages that travel by link, in a market of its own with the demo seed. It needs the
 * network to get Lighthouse, and a Chromium that can trace: CHROMIUM_PATH, as the one that npm carries can't.
 */
export async function measureLighthouse(say: (line: string) => void): Promise<Page> {
  const folder = await mkdtemp(join(tmpdir(), "bozor-lighthouse-"));
  const rows: string[][] = [];
  await withMarket(async (market) => {
    for (const [name, path] of await pagesOf(market)) {
      const reports: Report[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        reports.push(await audit(market.url + path, join(folder, "report.json")));
      }
      reports.sort((one, other) => performanceOf(one) - performanceOf(other));
      const median = reports[Math.floor(TIMES / 2)];
      if (median) rows.push(rowOf(name, median));
      say(`${name}: ${reports.map(performanceOf).join(" ")}`);
    }
  }).finally(() => rm(folder, { recursive: true, force: true }));
  const head = ["page", ...categories, "reached", "first paint", "largest paint", "blocked", "shift"];
  return {
    title: "Lighthouse",
    text: `${LIGHTHOUSE}, mobile, with its own simulated throttling; of ${TIMES} runs the one with the median performance.
Bars: performance ${BARS.performance}, accessibility ${BARS.accessibility}.

${table(head, rows)}`,
  };
}
