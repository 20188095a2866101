import { test as base, type FrameLocator, type Page } from "@playwright/test";
import { type House, type HouseKind, ownHouse, startHouse } from "./houses.ts";

export interface Launch {
  personId: number;
  app: "market" | "shop" | "reports";
  startapp?: string;
  /** A page of the app to open at once, such as `/webApp/items`. */
  url?: string;
  platform?: "android" | "android_x" | "ios" | "macos" | "tdesktop" | "weba" | "webk";
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

  constructor({ port, messengerPort }: House) {
    this.url = `http://localhost:${port}`;
    this.messengerUrl = `http://localhost:${messengerPort}`;
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

/**
 * A full browser asks whom to call with, in a dialog of its own that takes every tap from then on. In the messenger's frames its
 * relay page answers for the phone.
 */
const WITHOUT_CALLS = `if (window === top) {
  const open = window.open.bind(window);
  window.open = (url, ...more) => (String(url).startsWith("tel:") ? null : open(url, ...more));
}`;

export interface HouseOptions {
  /** Which house a project's journeys visit. */
  kind: HouseKind;
}

export const test = base.extend<{ market: Market }, HouseOptions & { house: House }>({
  kind: ["plain", { option: true, scope: "worker" }],
  // A worker keeps its house until it ends, and nobody else visits it.
  house: [
    async ({ kind }, use, { parallelIndex }) => {
      const stop = await startHouse(kind, parallelIndex);
      await use(ownHouse());
      await stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  market: async ({ page, house }, use) => {
    await page.addInitScript(WITHOUT_CALLS);
    await use(new Market(house));
  },
});

export { expect } from "@playwright/test";
