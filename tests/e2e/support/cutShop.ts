import type { Frame, Page } from "@playwright/test";
import { test as shopTest } from "./shop.ts";
import { StandIn } from "./standIn.ts";

/** Journeys of the shop over a link that can be cut. */
export const test = shopTest.extend<{ server: StandIn }>({
  server: async ({ market, context }, use) => {
    // Nothing outside this machine is asked.
    await context.route("https://t.me/**", (route) => route.fulfill({ body: "Telegram" }));
    const server = await StandIn.start(market.url);
    await use(server);
    await server.stop();
  },
});

const UNTIL_KEPT = `(async () => {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
})()`;

/** Waits until the worker keeps the build and answers for this page. */
export const untilKept = (page: Page | Frame) => page.evaluate(UNTIL_KEPT);
