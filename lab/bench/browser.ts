import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../../tests/e2e/support/browser.ts";
import { type Market, people } from "../../tests/e2e/support/market.ts";
import type { Page } from "../page.ts";
import { median } from "../statistics.ts";
import { reached, table } from "../table.ts";
import { LINK } from "./browser/link.ts";
import { type Measured, measureScreen } from "./browser/measureScreen.ts";
import { measureScroll } from "./browser/measureScroll.ts";
import { screensOf } from "./browser/screens.ts";
import { firstLink, withMarket } from "./browser/withMarket.ts";

const TIMES = 3;
const INTERACTIVE_MS = 1500;
const SHIFT = 0.05;

type Say = (line: string) => void;

/** Returns the hash that Telegram adds to the address when a person opens the app. */
async function launchHash(market: Market): Promise<string> {
  const { id } = await market.act<{ id: string }>("launch", { personId: people.aziza, app: "market" });
  const launch = await fetch(`${market.messengerUrl}/sim/launch/${id}`);
  const { hash } = (await launch.json()) as { hash: string };
  return `#${hash.replace(/^#/, "")}`;
}

async function measureScreens(browser: Browser, market: Market, say: Say): Promise<string[][]> {
  const rows: string[][] = [];
  const link = await firstLink(market);
  for (const who of ["guest", "member"] as const) {
    for (const { name, path, ...parts } of screensOf(link, who)) {
      const runs: Measured[] = [];
      for (let run = 0; run < TIMES; run += 1) {
        const isMember = who === "member";
        const url = market.url + path + (isMember ? await launchHash(market) : "");
        runs.push(await measureScreen(browser, { url, isMember, ...parts }));
      }
      const of = (read: (run: Measured) => number) => median(runs.map(read));
      const interactive = of((run) => run.interactiveMs);
      const shift = Math.max(...runs.map((run) => run.shift));
      say(`${name}, ${who}: ${interactive.toFixed(0)} ms`);
      rows.push([
        `${name}, ${who}`,
        of((run) => run.contentMs).toFixed(0),
        interactive.toFixed(0),
        reached(interactive <= INTERACTIVE_MS),
        of((run) => run.tapMs).toFixed(0),
        shift.toFixed(3),
        reached(shift <= SHIFT),
        of((run) => run.requests).toFixed(0),
        of((run) => run.kilobytes).toFixed(0),
      ]);
    }
  }
  return rows;
}

async function measureScrolls(browser: Browser, market: Market): Promise<string[][]> {
  const rows: string[][] = [];
  for (const slowdown of [1, LINK.cpuSlowdown]) {
    const { cards, longTasks, ...seen } = await measureScroll(browser, `${market.url}/webApp`, slowdown);
    const longest = longTasks.length > 0 ? `, the longest ${Math.max(...longTasks)} ms` : "";
    rows.push([
      `${slowdown} ×`,
      String(cards),
      `${longTasks.length}${longest}`,
      reached(longTasks.length === 0),
      seen.shift.toFixed(3),
      seen.backMs.toFixed(0),
      reached(seen.isPlaceKept),
    ]);
  }
  return rows;
}

/**
 * Opens every screen of the classifieds as cold starts on a slow phone and a poor link, and scrolls through a long
 * feed, in a market of its own with the demo seed.
 */
export function measureBrowser(say: Say): Promise<Page> {
  return withMarket(async (market) => {
    const browser = await chromium.launch(await findBrowser());
    try {
      const screens = await measureScreens(browser, market, say);
      const scrolls = await measureScrolls(browser, market);
      const [content, tap] = [
        ["content, ms", "interactive, ms", "reached"],
        ["tap, ms", "shift", "reached"],
      ];
      const scrolled = ["tasks over 50 ms", "none", "shift", "back, ms", "place kept"];
      return {
        title: "In the browser",
        text: `Bars: interactive within ${INTERACTIVE_MS} ms, layout shift ${SHIFT}.

${table(["screen", ...content, ...tap, "requests", "KB"], screens)}

## A long feed

${table(["processor slowed", "cards", ...scrolled], scrolls)}`,
      };
    } finally {
      await browser.close();
    }
  });
}
