import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { slowDown } from "./link.ts";
import type { Screen } from "./screens.ts";
import type { Seen } from "./seen.ts";

const PROBE = join(import.meta.dirname, "probe.js");
const VIEWPORT = { width: 390, height: 844 };
const LONG_TASK_MS = 50;
/** Quiet for so long means that nothing else is pending. */
const QUIET_MS = 300;
const LATE_MS = 2500;
const GIVE_UP_MS = 20_000;
const LOOK_EVERY_MS = 15;

export interface Measured {
  interactiveMs: number;
  contentMs: number;
  tapMs: number;
  shift: number;
  requests: number;
  /** Over the link, packed, until the screen was interactive. */
  kilobytes: number;
}

/**
 * When the content was painted and the main thread had no long task left, and not before a tap made at the first
 * sight of the content was answered, unless that took under 100 ms.
 */
function interactiveAt({ contentAt = Number.NaN, tapAt = 0, tapMs = 0, longTasks }: Seen): number {
  let at = contentAt;
  for (const { start, duration } of longTasks) {
    if (duration > LONG_TASK_MS && start < at + QUIET_MS) at = Math.max(at, start + duration);
  }
  return tapMs <= 100 ? at : Math.max(at, tapAt + tapMs);
}

/** The page's policy forbids what Playwright's own waiting evaluates. */
async function waitForContent(page: Page) {
  const endMs = Date.now() + GIVE_UP_MS;
  while (!(await page.evaluate<boolean>("window.seen?.contentAt !== undefined"))) {
    if (Date.now() > endMs) throw new Error(`${page.url()} showed nothing in ${GIVE_UP_MS} ms`);
    await setTimeout(LOOK_EVERY_MS);
  }
}

interface Visit extends Pick<Screen, "content" | "control" | "effect"> {
  url: string;
  isMember: boolean;
}

/** Taps the middle of a control, as soon as it is there. */
async function tap(page: Page, control: string) {
  const middle = `(() => {
    const { left, top, width, height } = document.querySelector(${JSON.stringify(control)}).getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  })()`;
  await page.touchscreen.tap(...(await page.evaluate<[number, number]>(middle)));
}

/** Opens an address as a cold start in a browser that has never been there, and taps as soon as there is something to tap. */
export async function measureScreen(
  browser: Browser,
  { url, content, control, effect, isMember }: Visit,
): Promise<Measured> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    hasTouch: true,
    isMobile: true,
    locale: "ru-RU",
  });
  const page = await context.newPage();
  try {
    const session = await slowDown(context, page);
    let bytes = 0;
    let requests = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    session.on("Network.requestWillBeSent", () => {
      requests += 1;
    });
    await page.addInitScript(`window.awaitedContent = ${JSON.stringify(content)}`);
    await page.addInitScript(`window.awaitedEffect = ${JSON.stringify(effect)}`);
    // Telegram's web views are spoken to by this; without it the app takes itself to be in a plain browser.
    if (isMember) await page.addInitScript("window.TelegramWebviewProxy = { postEvent() {} }");
    await page.addInitScript({ path: PROBE });
    await page.goto(url, { waitUntil: "commit" });
    await waitForContent(page);
    const atContent = { bytes, requests };
    await tap(page, control);
    await page.waitForTimeout(LATE_MS);
    const seen = await page.evaluate<Seen>("window.seen");
    return {
      interactiveMs: interactiveAt(seen),
      contentMs: seen.contentAt ?? Number.NaN,
      tapMs: seen.tapMs ?? Number.NaN,
      shift: seen.shift,
      requests: atContent.requests,
      kilobytes: atContent.bytes / 1024,
    };
  } finally {
    await context.close();
  }
}
