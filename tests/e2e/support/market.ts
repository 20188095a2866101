import { test as base, type FrameLocator, type Page } from "@playwright/test";
import { type House, houses } from "./houses.ts";

export interface Launch {
  personId: number;
  app: "market" | "shop" | "reports";
  startapp?: string;
  /** A page of the app to open at once, such as `/webApp/items`. */
  url?: string;
  platform?: "android" | "ios" | "macos" | "tdesktop" | "web";
  version?: string;
  theme?: "light" | "dark" | "blue";
}

/** The local messenger's first people, by their Telegram ids. */
export const people = {
  aziza: 5_000_001,
  timur: 5_000_002,
  priya: 5_000_003,
  rahul: 5_000_004,
  admin: 5_000_005,
};

/** The mini-app inside a page of the messenger: the relay's frame, and the app's own in it. */
export function appIn(page: Page): FrameLocator {
  return page.frameLocator(".app-frame").frameLocator("iframe");
}

/** The running market of this project and ways to visit it. */
export class Market {
  readonly url: string;
  readonly messengerUrl: string;

  constructor(house: House) {
    this.url = `http://localhost:${houses[house].port}`;
    this.messengerUrl = `http://localhost:${houses[house].messengerPort}`;
  }

  /** Calls the messenger's control API. */
  async act<T>(path: string, body: object): Promise<T> {
    const answer = await fetch(`${this.messengerUrl}/sim/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`/sim/${path} said ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Opens a mini-app in a page of its own, as a person's Telegram would. */
  async open(page: Page, launch: Launch): Promise<FrameLocator> {
    const { url } = await this.act<{ url: string }>("launch", launch);
    await page.goto(url);
    return appIn(page);
  }
}

/** A full browser asks whom to call with, in a dialog of its own that takes every tap from then on. */
const WITHOUT_CALLS = `HTMLAnchorElement.prototype.click = function () {
  if (!this.href.startsWith("tel:")) HTMLElement.prototype.click.call(this);
}`;

export const test = base.extend<{ market: Market }>({
  // Playwright reads the fixtures it needs from this parameter's pattern.
  market: async ({ page }, use, info) => {
    await page.addInitScript(WITHOUT_CALLS);
    await use(new Market(info.project.metadata.house as House));
  },
});

export { expect } from "@playwright/test";
