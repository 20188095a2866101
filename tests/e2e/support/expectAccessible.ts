import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, type Frame, type Page } from "@playwright/test";
import { themes } from "../../../messenger/miniapp/themes.ts";

export type ThemeName = keyof typeof themes;

const [axe = "", inspectPage = ""] = [
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  join(import.meta.dirname, "inspectPage.js"),
].map((file) => readFileSync(file, "utf8"));

/** Calls one of the functions of inspectPage.js. */
const call = <T>(frame: Frame, name: string, argument: object = {}) =>
  frame.evaluate<T>(`${name}(${JSON.stringify(argument)})`);

/** The mini-app's own frame, or the page where there is none. */
function innermost(page: Page): Frame {
  const relay = page.mainFrame().childFrames()[0];
  return relay?.childFrames()[0] ?? relay ?? page.mainFrame();
}

const ALL = { resultTypes: ["violations"], elementRef: false, iframes: false };
/** The rules that colours may break. */
const COLOURS = { ...ALL, runOnly: ["color-contrast", "link-in-text-block"] };

interface Options {
  /** The page of the messenger around an app, rather than the app in it. */
  isHost?: boolean;
  /** The colours to see it in besides those that it is in; by default the opposite ones. */
  others?: readonly ThemeName[];
}

/**
 * Runs axe over the app that is in the page, or over the page where there is none, in the colours it is in and in others,
 * and says what it found and where. A frame is looked at by itself: axe's own way through frames invents findings and
 * costs five times as much.
 */
export async function findBarriers(page: Page, { isHost = false, others }: Options = {}): Promise<string[]> {
  const frame = isHost ? page.mainFrame() : innermost(page);
  if (!(await frame.evaluate<boolean>("'findFaults' in globalThis"))) {
    await frame.evaluate(axe);
    await frame.evaluate(inspectPage);
  }
  const first = await call<"light" | "dark">(frame, "appearanceNow");
  const isApp = frame !== page.mainFrame();
  const show = async (theme: ThemeName) => {
    if (isApp) return call(frame, "showTheme", { theme: themes[theme] });
    // Outside of Telegram a page goes by what the browser prefers.
    const colorScheme = theme === "light" ? "light" : "dark";
    await page.emulateMedia({ colorScheme });
    return call(frame, "awaitAppearance", { appearance: colorScheme });
  };

  await call(frame, "keepStill", { isStill: true });
  const found = await call<string[]>(frame, "findFaults", ALL);
  for (const theme of others ?? ([first === "light" ? "dark" : "light"] as const)) {
    if (theme === "blue" && !isApp) continue;
    await show(theme);
    found.push(...(await call<string[]>(frame, "findFaults", COLOURS)));
  }
  await show(first);
  await call(frame, "keepStill", { isStill: false });
  return found;
}

/** Checks that axe finds nothing, neither in light colours nor in dark ones. */
export async function expectAccessible(page: Page, options?: Options): Promise<void> {
  expect(await findBarriers(page, options)).toEqual([]);
}
