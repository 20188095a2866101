import type { Page } from "@playwright/test";
import { keepPicture } from "./support/keepPicture.ts";
import { appIn, expect, test } from "./support/market.ts";
import { begin, expectBought, noticeIn, services, starsOf, walkToPayment } from "./support/payJourney.ts";
import { confirmStars, popupOf, starsSheet } from "./support/promoting.ts";

/** Lets a payment fail on its provider's page: by the payer, where the provider lets them, or by the bank. */
async function fail(provider: Page, method: "payme" | "click" | "uzum"): Promise<void> {
  if (method === "payme") {
    await provider.getByRole("button", { name: /^Time out/ }).click();
    await provider.getByRole("button", { name: "Call it off" }).click();
    await expect(provider.getByRole("heading", { name: "Money returned" })).toBeVisible();
  } else {
    await provider.getByRole("button", { name: /^Decline/ }).click();
    await expect(provider.getByRole("heading", { name: "Declined" })).toBeVisible();
  }
}

for (const [method, language] of [
  ["payme", "ru"],
  ["click", "uz"],
  ["uzum", "ru"],
] as const) {
  test(`${method}, ${language}: the page is left, a try fails, the next one pays`, async ({
    page,
    market,
  }) => {
    const keep = (step: string, of = page) => keepPicture(of, `pay-${method}-${language}-${step}`);
    const journey = await begin(page, market, language);
    const { words, spoken } = journey;
    const wizard = await walkToPayment(page, market, journey, services[method].service);
    const { app } = wizard;
    const open = (act: () => Promise<void>) => popupOf(page, act);
    const openAgain = () => app.getByRole("button", { name: words["pay.open"] }).click();
    await keep("1-methods");

    const left = await open(() => wizard.method(method).click());
    await expect(left.getByRole("button", { name: /^Pay \d/ })).toBeVisible();
    await keep("2-page", left);
    await left.close();
    await page.bringToFront();
    await expect(app.getByText(words["pay.waiting"])).toBeVisible();
    await spoken(app.locator("body"));
    await keep("3-left");

    const refused = await open(openAgain);
    await fail(refused, method);
    await page.bringToFront();
    await expect(app.getByText(words["pay.declined"])).toBeVisible();
    await spoken(app.locator("body"));
    await keep("4-declined");
    await refused.bringToFront();
    await refused.getByRole("button", { name: "Back to the shop" }).click();
    await expect(noticeIn(appIn(refused))).toContainText(words["pay.declined"]);
    await spoken(noticeIn(appIn(refused)));
    await keep("5-back-declined", refused);
    await refused.close();

    const paid = await open(openAgain);
    await paid.getByRole("button", { name: /^Pay \d/ }).click();
    await expect(paid.getByRole("heading", { name: "Paid" })).toBeVisible();
    // It is told for some seconds only, so at once where it was begun, and then where one comes back to.
    await page.bringToFront();
    await expect(app.getByText(words["pay.promoted"])).toBeVisible();
    await keep("6-paid");
    await paid.bringToFront();
    await paid.getByRole("button", { name: "Back to the shop" }).click();
    await expect(noticeIn(appIn(paid))).toContainText(words["pay.promoted"]);
    await spoken(noticeIn(appIn(paid)));
    await keep("7-back-paid", paid);
    // A page that is opened again doesn't tell it again.
    expect(await appIn(paid).locator("body").evaluate("location.search")).not.toContain("transactionId");

    await page.bringToFront();
    await expectBought(page, method, journey, 0);
    journey.expectNoErrors();
  });
}

test("stars: too few of them, then enough", async ({ page, market }) => {
  const keep = (step: string) => keepPicture(page, `pay-stars-${step}`);
  const journey = await begin(page, market, "uz");
  const { seller, words, spoken } = journey;
  await market.act(`people/${seller.id}/stars`, { amount: -(await starsOf(market, seller.id)) });
  const wizard = await walkToPayment(page, market, journey, "TopUp");
  const { app } = wizard;

  await expect(wizard.method("stars")).toContainText("20");
  await wizard.method("stars").click();
  await expect(starsSheet(page)).toContainText("You need 20 Stars more");
  await keep("1-too-few");
  await page.keyboard.press("Escape");
  await expect(app.getByText(words["pay.cancelledHint"])).toBeVisible();
  await spoken(app.locator("body"));
  await keep("2-cancelled");

  await wizard.method("stars").click();
  await page.getByRole("button", { name: /^Get .* Stars$/ }).click();
  await confirmStars(page, 20);
  await expect(noticeIn(app)).toContainText(words["pay.promoted"]);
  await expectBought(page, "stars", journey, 0);
  journey.expectNoErrors();
});

test("stars: refused when the listing was sold meanwhile", async ({ page, market }) => {
  const keep = (step: string) => keepPicture(page, `pay-sold-${step}`);
  const journey = await begin(page, market, "ru", [404, 409]);
  const { seller, id, words, spoken } = journey;
  const before = await starsOf(market, seller.id);
  const wizard = await walkToPayment(page, market, journey, "TopUp");
  const { app } = wizard;

  await wizard.method("stars").click();
  await expect(starsSheet(page)).toBeVisible();
  await seller.call("DELETE", "/api/user/telegram/products", { id, reason: "SoldHere" });
  await page.getByRole("button", { name: /Confirm and pay/ }).click();
  const refusal = starsSheet(page).getByRole("alert");
  await expect(refusal).not.toBeEmpty();
  await spoken(refusal);
  await keep("1-refused");
  await page.keyboard.press("Escape");
  await expect(app.getByText(words["pay.refused.failed"])).toBeVisible();
  await keep("2-failed");

  await wizard.method("stars").click();
  await expect(app.getByText(words["pay.refused.not_active"])).toBeVisible();
  await spoken(app.locator("body"));
  await keep("3-sold");
  await app.getByRole("link", { name: words["promote.toItems"] }).click();
  await expect(app.getByRole("heading", { name: words["items.title"] })).toBeVisible();
  expect(await starsOf(market, seller.id)).toBe(before);
  journey.expectNoErrors();
});

test("coins: too few of them, a pack is bought and pays", async ({ page, market }) => {
  const keep = (step: string) => keepPicture(page, `pay-coins-${step}`);
  const journey = await begin(page, market, "uz");
  const { words, spoken } = journey;
  const wizard = await walkToPayment(page, market, journey, "Premium");
  const { app } = wizard;
  const coins = wizard.method("coins");

  await expect(coins).toHaveAttribute("aria-disabled", "true");
  await coins.click({ force: true });
  await expect(app.getByRole("heading", { name: words["pay.title"] })).toBeVisible();
  await keep("1-missing");
  await app.getByRole("button", { name: words["pay.topUp"] }).click();
  const purchase = app.getByRole("dialog");
  await expect(purchase).toContainText("100");
  await spoken(purchase);
  await keep("2-purchase");
  await purchase.getByRole("button", { name: /\d/ }).click();
  await expect(starsSheet(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(purchase.getByText(words["coins.cancelledHint"])).toBeVisible();
  await keep("3-cancelled");
  await purchase.getByRole("button", { name: /\d/ }).click();
  await page.getByRole("button", { name: /Confirm and pay \d+ Stars/ }).click();
  await expect(app.getByText(words["pay.credited"])).toBeVisible();
  await expect(purchase).toBeHidden();
  await keep("4-credited");

  await expect(coins).toHaveAttribute("aria-disabled", "false");
  await coins.dblclick();
  await expect(noticeIn(app)).toContainText(words["pay.promoted"]);
  await keep("5-paid");
  await expectBought(page, "coins", journey, 20);
  journey.expectNoErrors();
});
