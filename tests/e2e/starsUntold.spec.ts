import type { Page } from "@playwright/test";
import { balanceOf } from "./support/buyCoins.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, type Market, test } from "./support/market.ts";
import type { Member } from "./support/member.ts";
import { begin, noticeIn, starsOf, walkToPayment } from "./support/payJourney.ts";
import { confirmStars, starsSheet } from "./support/promoting.ts";

const PRICE = 20;
const PACK = 50;

/** Matches the beginning of a text with a value in it. */
const startOf = (text: string) => new RegExp(`^${text.split(" {{")[0]}`);

/** Taps what asks for an invoice; gives its order and what pays it behind the client's back, once its sheet is open. */
async function openInvoice(page: Page, market: Market, seller: Member, tap: () => Promise<void>) {
  const begun = page.waitForResponse(
    (response) => /\/(transactions|coin-packs\/buy)$/.test(response.url()) && response.ok(),
  );
  await tap();
  const { id, link } = (await (await begun).json()) as { id: number; link: string };
  await expect(starsSheet(page)).toBeVisible();
  const slug = new URL(link).pathname.replace(/^\/\$/, "");
  return { id, link, pay: () => market.act(`people/${seller.id}/pay`, { slug }) };
}

test("coins that were paid come, though the client says that the invoice was cancelled or has failed", async ({
  page,
  market,
}) => {
  const { seller, launch, words, spoken } = await begin(page, market, "ru");
  const before = await starsOf(market, seller.id);
  const app = await market.open(page, { ...launch, url: "/webApp/profile" });
  const sheet = app.getByRole("dialog");
  const buy = async () => {
    await app.getByRole("button", { name: new RegExp(`^${words["profile.balance"]}`) }).click();
    await sheet.getByRole("button", { name: new RegExp(`^${PACK} `) }).click();
    return openInvoice(page, market, seller, () =>
      sheet.getByRole("button", { name: startOf(words["coins.buy"]) }).click(),
    );
  };

  // Left unpaid: the same client is right, and the order is over.
  await buy();
  await page.keyboard.press("Escape");
  await expect(sheet.getByText(words["coins.cancelledHint"])).toBeVisible();
  await keepPicture(page, "stars-untold-1-left");
  await app.locator("body").evaluate("location.reload()");

  const cancelled = await buy();
  await cancelled.pay();
  await page.keyboard.press("Escape");
  await expect(noticeIn(app)).toContainText(words["pay.credited"]);
  await expect(sheet).toBeHidden();
  await spoken(app.locator("body"));
  await keepPicture(page, "stars-untold-2-credited");
  expect(await balanceOf(seller)).toBe(PACK);

  const failed = await buy();
  expect(failed.id).not.toBe(cancelled.id);
  await failed.pay();
  // The bot refuses what is paid, which the client tells as a failure.
  await page.getByRole("button", { name: /Confirm and pay/ }).click();
  await expect(starsSheet(page).getByRole("alert")).not.toBeEmpty();
  await page.keyboard.press("Escape");
  await expect.poll(() => balanceOf(seller)).toBe(2 * PACK);
  await expect(noticeIn(app)).toContainText(words["pay.credited"]);
  expect(await starsOf(market, seller.id)).toBe(before - 2 * PRICE);
});

test("a promotion that was paid begins, though the client says that it was cancelled, or never tells", async ({
  page,
  market,
}) => {
  const journey = await begin(page, market, "uz");
  const { seller, words, cardNow } = journey;
  const before = await starsOf(market, seller.id);
  const wizard = await walkToPayment(page, market, journey, "TopUp");
  const first = await openInvoice(page, market, seller, () => wizard.method("stars").click());
  // Left unpaid, it is over, and what is asked for then is another order.
  await page.keyboard.press("Escape");
  await expect(wizard.app.getByText(words["pay.cancelledHint"])).toBeVisible();
  const second = await openInvoice(page, market, seller, () => wizard.method("stars").click());
  expect(second.id).not.toBe(first.id);
  await second.pay();
  // Its sheet stays open, and the app finds out by itself.
  await expect(noticeIn(wizard.app)).toContainText(words["pay.promoted"]);
  await keepPicture(page, "stars-untold-3-never-told");
  await page.keyboard.press("Escape");
  expect(await cardNow()).toMatchObject({ isTopUp: true });
  expect(await starsOf(market, seller.id)).toBe(before - PRICE);
});

test("coins for a promotion are bought once, though nobody tells how the invoice was left", async ({
  page,
  market,
}) => {
  const journey = await begin(page, market, "ru");
  const { seller, words } = journey;
  const before = await starsOf(market, seller.id);
  const wizard = await walkToPayment(page, market, journey, "TopUp");
  const { app } = wizard;
  await app.getByRole("button", { name: words["pay.topUp"] }).click();
  const buy = app.getByRole("dialog").getByRole("button", { name: startOf(words["coins.buy"]) });
  const first = await openInvoice(page, market, seller, () => buy.click());
  // The app is closed before its client could tell anything; whoever comes back finds the same invoice.
  await page.reload();
  const again = await walkToPayment(page, market, journey, "TopUp");
  await again.app.getByRole("button", { name: words["pay.topUp"] }).click();
  const second = await openInvoice(page, market, seller, () => buy.click());
  expect([second.id, second.link]).toEqual([first.id, first.link]);
  await confirmStars(page, PRICE);
  await expect(noticeIn(again.app)).toContainText(words["pay.credited"]);
  await again.method("coins").click();
  await expect(noticeIn(again.app)).toContainText(words["pay.promoted"]);
  expect(await starsOf(market, seller.id)).toBe(before - PRICE);
  expect(await balanceOf(seller)).toBe(0);
});
