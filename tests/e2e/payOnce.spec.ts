import { balanceOf, buyCoins } from "./support/buyCoins.ts";
import { completeClick } from "./support/completeClick.ts";
import { expectAccessible } from "./support/expectAccessible.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { appIn, expect, test } from "./support/market.ts";
import { begin, noticeIn, walkToPayment } from "./support/payJourney.ts";
import { popupOf } from "./support/promoting.ts";

test("an answer that got lost: nothing is paid twice", async ({ page, market }) => {
  const journey = await begin(page, market, "ru");
  const { seller, words, spoken, cardNow } = journey;
  await buyCoins(market, seller);
  const wizard = await walkToPayment(page, market, journey, "Premium");
  const { app } = wizard;
  // The server settles, and its answer never arrives.
  await page.route(
    "**/available-features/promote",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await wizard.method("coins").click();
  const unanswered = app.getByText(words["pay.unanswered"]);
  await expect(unanswered).toBeVisible();
  await expect(wizard.method("coins")).toContainText("170");
  await expect(wizard.method("payme")).toHaveAttribute("aria-disabled", "true");
  await spoken(app.locator("body"));
  await keepPicture(page, "pay-once-1-lost");

  await app.locator("body").evaluate("location.reload()");
  await expect(unanswered).toBeVisible();
  await wizard.method("coins").click();
  await expect(noticeIn(app)).toContainText(words["pay.promoted"]);
  expect(await balanceOf(seller)).toBe(170);
  expect(await cardNow()).toMatchObject({ isPremium: true });
});

test("a page of a provider that was left open pays nothing more", async ({ page, market }) => {
  const journey = await begin(page, market, "uz");
  const { seller, words, spoken } = journey;
  await buyCoins(market, seller);
  const wizard = await walkToPayment(page, market, journey, "TopUp");
  const { app } = wizard;
  const once = words["pay.once"].replace("{{method}}", words["pay.by.payme"]);
  const opened = await popupOf(page, () => wizard.method("payme").click());
  const begun = opened.getByRole("button", { name: /^Pay \d/ });
  await expect(begun).toBeVisible();
  await page.bringToFront();
  await app.locator("body").evaluate("location.reload()");
  await expect(app.getByText(words["pay.waiting"])).toBeVisible();
  await expect(app.getByText(once)).toBeVisible();
  await keepPicture(page, "pay-once-2-waiting");

  await app.getByRole("button", { name: words["pay.other"] }).click();
  await expect(app.getByText(once)).toBeVisible();
  await spoken(app.locator("body"));
  await keepPicture(page, "pay-once-3-methods");
  await wizard.method("coins").click();
  await expect(noticeIn(app)).toContainText(words["pay.promoted"]);
  expect(await balanceOf(seller)).toBe(200);

  await opened.bringToFront();
  await begun.click();
  await expect(opened.getByRole("heading", { name: "Refused by the shop" })).toBeVisible();
  await opened.getByRole("button", { name: "Back to the shop" }).click();
  await expect(noticeIn(appIn(opened))).toContainText(words["pay.ended.PaidElsewhere"]);
  await spoken(noticeIn(appIn(opened)));
  await keepPicture(opened, "pay-once-4-back");
  expect(await balanceOf(seller)).toBe(200);
});

test("paid on the pages of two providers: nobody is asked to pay again", async ({ page, market }) => {
  const journey = await begin(page, market, "ru");
  const { seller, id, words, spoken } = journey;
  const wizard = await walkToPayment(page, market, journey, "Vip");
  const { app } = wizard;
  const clickPage = await popupOf(page, () => wizard.method("click").click());
  const reported = clickPage.waitForResponse(/\/sim\/pay\/click$/);
  await clickPage.getByRole("button", { name: /^Time out/ }).click();
  const report = await (await reported).json();
  await expect(clickPage.getByRole("heading", { name: "Left unfinished" })).toBeVisible();
  await page.bringToFront();
  await expect(app.getByText(words["pay.waiting"])).toBeVisible();

  // On another device the same is paid at Payme, and then Click takes the money, too.
  const { Vip } = await seller.call<{ Vip: { id: number } }>("GET", "/api/telegram/available-features");
  const wish = { paymentSystem: "payme", productId: id, featureIds: [Vip.id] };
  const { link } = await seller.call<{ link: string }>("POST", "/api/user/telegram/transactions", wish);
  await market.act("pay/payme", { link, how: "pay" });
  await completeClick(market, report);
  await expect(app.getByText(words["pay.ended.Cancelled"])).toBeVisible();
  await expect(app.getByRole("link", { name: words["promote.toItems"] })).toBeVisible();
  await expect(wizard.method("payme")).toBeHidden();
  await spoken(app.locator("body"));
  await keepPicture(page, "pay-once-5-twice");
  await expectAccessible(page);

  await clickPage.bringToFront();
  await clickPage.getByRole("button", { name: "Back to the shop" }).click();
  await expect(noticeIn(appIn(clickPage))).toContainText(words["pay.ended.Cancelled"]);
  await spoken(noticeIn(appIn(clickPage)));
  await keepPicture(clickPage, "pay-once-6-twice-back");
  journey.expectNoErrors();
});
