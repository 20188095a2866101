import { test } from "./support/market.ts";
import { walkFirstJourney } from "./support/walkFirstJourney.ts";

// The other language is walked where the market has grown.
test("a newcomer finds a car on a phone", async ({ page, market }) => {
  await walkFirstJourney(page, market, "uz", "plain");
});
