import { test } from "./support/market.ts";
import { walkFirstJourney } from "./support/walkFirstJourney.ts";

for (const language of ["ru", "uz"] as const) {
  test(`a newcomer finds a car on a phone, in ${language}`, async ({ page, market }) => {
    await walkFirstJourney(page, market, language, "plain");
  });
}
