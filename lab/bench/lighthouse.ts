import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "../../tests/e2e/support/browser.ts";
import { type BenchMarket, startMarket } from "./browser/startMarket.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "..", "..");
const PAGE = join(ROOT, "docs", "bench", "lighthouse.md");
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

async function pagesOf(market: BenchMarket): Promise<Array<[name: string, path: string]>> {
  const answer = await fetch(`${market.url}/api/products?take=1`);
  const [product] = (await answer.json()) as { link: string }[];
  if (!product) throw new Error("The shop is empty");
  return [
    ["shop's home", "/"],
    ["product", `/product/${product.link}`],
    ["classifieds' home", "/webApp"],
    ["listing", `/webApp/product/${await market.firstLink()}`],
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
const median = (reports: Report[]) =>
  reports.toSorted((a, b) => performanceOf(a) - performanceOf(b))[Math.floor(reports.length / 2)];

function rowOf(name: string, report: Report): string {
  const scores = categories.map((category) => report.categories[category].score ?? 0);
  const [performance = 0, accessibility = 0] = scores;
  const isReached = performance >= BARS.performance && accessibility >= BARS.accessibility;
  const shown = metrics.map((metric) => report.audits[metric].displayValue);
  return `| ${[name, ...scores.map((score) => score.toFixed(2)), isReached ? "yes" : "**no**", ...shown].join(" | ")} |`;
}

/**
 * Asks Lighthouse (mobile) about the pages that travel by link, in a market of its own with the demo seed, and writes
 * `docs/bench/lighthouse.md`. It needs the network to get Lighthouse, and a Chromium that can trace: CHROMIUM_PATH or the
 * system's, as the one that npm carries can't.
 * @returns the page's path
 */
export async function measureLighthouse(say: (line: string) => void): Promise<string> {
  await run(process.execPath, ["--import", "tsx", join(ROOT, "scripts", "build.ts")]);
  const folder = await mkdtemp(join(tmpdir(), "bozor-lighthouse-"));
  const market = await startMarket();
  const rows: string[] = [];
  try {
    for (const [name, path] of await pagesOf(market)) {
      const reports: Report[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        reports.push(await audit(market.url + path, join(folder, "report.json")));
      }
      const report = median(reports);
      if (report) rows.push(rowOf(name, report));
      say(`${name}: ${reports.map(performanceOf).join(" ")}`);
    }
  } finally {
    await market.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const head = ["page", ...categories, "reached", "first paint", "largest paint", "blocked", "shift"];
  const lines = [
    "# Lighthouse",
    "",
    `${LIGHTHOUSE}, mobile, its own simulated throttling, on the demo seed. The run with the median performance of ${TIMES}.`,
    `Bars: performance ${BARS.performance}, accessibility ${BARS.accessibility}. Server and browser share this machine's processors.`,
    "",
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---").join("|")}|`,
    ...rows,
    "",
  ];
  await writeFile(PAGE, lines.join("\n"));
  return PAGE;
}
