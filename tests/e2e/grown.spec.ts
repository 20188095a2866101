import { expect, test } from "./support/market.ts";
import { walkFirstJourney } from "./support/walkFirstJourney.ts";

test("the same journey with servers of its own and two api processes", async ({ page, market }) => {
  await walkFirstJourney(page, market, "ru", "grown");
});

test("both api processes answer", async ({ market }) => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      fetch(`${market.url}/api/telegram/geo/capital`).then((answer) => answer.text()),
    ),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain("Ташкент");
});
