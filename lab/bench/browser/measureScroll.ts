import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { slowDown } from "./link.ts";
import type { Seen } from "./seen.ts";

const CARDS = 500;
const STEP_PX = 500;
const STEP_MS = 60;
const GIVE_UP_MS = 120_000;
const SETTLE_MS = 2000;
const LONG_TASK_MS = 50;

interface Scrolled {
  cpuSlowdown: number;
  cards: number;
  /** Tasks over 50 ms while scrolling, each in ms. */
  longTasks: number[];
  shift: number;
  /** From going back to the frame in which the cards stand where they were, in ms. */
  backMs: number;
  isPlaceKept: boolean;
}

const openListing = `(() => {
  const link = [...document.querySelectorAll("main article a")].find((one) => {
    const { top } = one.getBoundingClientRect();
    return top > 100 && top < 500;
  });
  const { left, top } = link.getBoundingClientRect();
  window.opened = { href: link.href, x: left + 20, y: top + 20 };
  link.click();
})()`;
/** Where the opened card stood it stands again, seen and within reach, and has been painted. */
const goBack = `new Promise((resolve) => {
  const { href, x, y } = window.opened;
  const from = performance.now();
  const look = () => {
    if (document.elementFromPoint(x, y)?.closest("main article a")?.href !== href) return requestAnimationFrame(look);
    return requestAnimationFrame(() => resolve([performance.now() - from, scrollY]));
  };
  history.back();
  requestAnimationFrame(look);
})`;

/** Scrolls through 500 cards of the feed, opens one of the last and goes back. */
export async function measureScroll(browser: Browser, url: string, cpuSlowdown: number): Promise<Scrolled> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const read = <T>(expression: string) => page.evaluate<T>(expression);
  try {
    await slowDown(context, page, { cpuSlowdown, isLinkSlow: false });
    await page.addInitScript(`window.awaitedContent = "main article"`);
    await page.addInitScript({ path: join(import.meta.dirname, "probe.js") });
    await page.goto(url);
    await page.waitForTimeout(SETTLE_MS);
    const from = await read<number>("performance.now()");
    const endMs = Date.now() + GIVE_UP_MS;
    let cards = 0;
    while (cards < CARDS && Date.now() < endMs) {
      await page.mouse.wheel(0, STEP_PX);
      await page.waitForTimeout(STEP_MS);
      cards = await read("document.querySelectorAll('main article').length");
    }
    await page.waitForTimeout(SETTLE_MS);
    const { longTasks, shift } = await read<Seen>("window.seen");
    const depth = await read<number>("scrollY");
    await read(openListing);
    await page.waitForTimeout(SETTLE_MS);
    const [backMs, top] = await read<[number, number]>(goBack);
    const long = longTasks.filter(({ start, duration }) => start > from && duration > LONG_TASK_MS);
    return {
      cpuSlowdown,
      cards,
      shift,
      backMs,
      isPlaceKept: Math.abs(top - depth) < 2,
      longTasks: long.map(({ duration }) => Math.round(duration)),
    };
  } finally {
    await context.close();
  }
}
