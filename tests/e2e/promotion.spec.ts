import type { FrameLocator, Page } from "@playwright/test";
import { expectAccessible } from "./support/expectAccessible.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, type Launch, type Market, people, test } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { words as languages, type Words } from "./support/words.ts";

/** A seller without coins, and a listing of theirs on sale. */
async function makeSeller(market: Market, name: string, language: "ru" | "uz") {
  const admin = await Member.of(market, people.admin);
  const seller = await Member.make(market, "Sotuvchi", language);
  const { id } = await seller.post(name);
  const verdict = { isModerated: true, productIds: [id] };
  await admin.call("POST", "/api/user/telegram/products/moderate", verdict);
  const cardNow = async () => {
    const path = "/api/user/telegram/products?status=active";
    const { data } = await seller.call<{ data: Record<string, unknown>[] }>("GET", path);
    return data.find((card) => card.id === id);
  };
  return { seller, id, cardNow };
}

async function openWizard(page: Page, market: Market, launch: Omit<Launch, "app">) {
  const app = await market.open(page, { ...launch, app: "market" });
  await expect(app.getByRole("radio").first()).toBeChecked();
  return app;
}

/** What the button in the bar says begins with, whatever the price behind it. */
const startOf = (text: string) => new RegExp(`^${text.split("·")[0]?.trim()}`);
const ways = (app: FrameLocator, words: Words) => ({
  next: () => app.getByRole("button", { name: startOf(words["promote.nextFor"]) }).click(),
  pay: () => app.getByRole("button", { name: startOf(words["promote.toPayment"]) }).click(),
  previous: () => app.getByRole("button", { name: words["promote.previous"], exact: true }).click(),
  skip: () => app.getByRole("button", { name: words["promote.skip"] }).click(),
  topUps: app.getByRole("radio"),
  toggle: app.getByRole("switch"),
});
const back = (page: Page) => page.getByRole("button", { name: "Back", exact: true }).click();

/** The messenger's own sheet for Stars. */
const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Confirm your purchase" });
const confirmStars = async (page: Page, price: number) => {
  await page.getByRole("button", { name: new RegExp(`Confirm and pay ${price} Stars`) }).click();
  await expect(sheetOf(page)).toBeHidden();
};

const looks = {
  ru: { platform: "ios", theme: "light", name: "Велосипед с корзиной", width: 390 },
  uz: { platform: "android", theme: "dark", name: "Savatli velosiped", width: 390 },
} as const;

for (const language of ["ru", "uz"] as const) {
  test(`services are chosen, coins bought for Stars, and the services paid with them: ${language}`, async ({
    page,
    market,
  }) => {
    test.setTimeout(120_000);
    const words = languages[language];
    const { platform, theme, name, width } = looks[language];
    const keep = (step: string) => keepPicture(page, `promotion-${language}-${step}`);
    await page.setViewportSize({ width, height: 844 });
    const { seller, id, cardNow } = await makeSeller(market, name, language);
    const launch = { personId: seller.id, platform, theme, url: `/webApp/promote/${id}` };
    const app = await openWizard(page, market, launch);
    const { next, pay, previous, skip, topUps, toggle } = ways(app, words);
    await keep("1-topUp");
    await expectAccessible(page);

    await skip();
    await expect(toggle).not.toBeChecked();
    await previous();
    // Taken out, it is there again for whoever comes back to it.
    await expect(topUps.first()).toBeChecked();
    await topUps.nth(1).check();
    await expect(topUps.first()).not.toBeChecked();
    await next();
    await toggle.click();
    await keep("2-vip");
    await expectAccessible(page);
    await next();
    await toggle.click();
    await expect(toggle).toBeChecked();
    await toggle.click();
    await expect(toggle).not.toBeChecked();
    await next();
    await expect(app.getByRole("heading", { name: words["promote.summary"] })).toBeVisible();
    await keep("3-summary");
    await expectAccessible(page);
    await app.getByRole("button", { name: words["promote.remove"].replace("{{name}}", "VIP") }).click();
    await pay();

    const coins = app.getByRole("button", { name: new RegExp(`^${words["pay.by.coins"]}`) });
    await expect(coins).toHaveAttribute("aria-disabled", "true");
    await coins.click({ force: true });
    await expect(app.getByRole("heading", { name: words["pay.title"] })).toBeVisible();
    await keep("4-missing");
    await expectAccessible(page);
    await app.getByRole("button", { name: words["pay.topUp"] }).click();
    await expect(app.getByRole("dialog")).toContainText("250");
    await keep("5-purchase");
    await expectAccessible(page);
    await app.getByRole("dialog").getByRole("button", { name: /98/ }).click();
    await expect(sheetOf(page)).toBeVisible();
    await keep("6-stars");
    await confirmStars(page, 98);
    await expect(app.getByText(words["pay.credited"])).toBeVisible();
    await expect(app.getByRole("dialog")).toBeHidden();

    await expect(coins).toContainText("250");
    await expect(coins).toHaveAttribute("aria-disabled", "false");
    await coins.dblclick();
    await expect(app.getByText(words["pay.promoted"])).toBeVisible();
    await expect(app.getByRole("navigation")).toBeVisible();
    await keep("7-paid");
    expect(await cardNow()).toMatchObject({ isTopUp: true, isVIP: false, isPremium: false });
    const me = await seller.call<{ balance: number }>("GET", "/api/telegram/users/me");
    expect(me.balance).toBe(130);
  });
}

test("back closes what lies on top, then goes step by step, and from the first out of the page", async ({
  page,
  market,
}) => {
  const words = languages.ru;
  const { seller, id } = await makeSeller(market, "Самокат", "ru");
  const launch = { personId: seller.id, url: `/webApp/promote/${id}` };
  const app = await openWizard(page, market, launch);
  const { next, pay, topUps, toggle } = ways(app, words);
  await next();
  await toggle.click();
  await next();
  await next();
  await pay();
  await app.getByRole("button", { name: words["pay.topUp"] }).click();
  await expect(app.getByRole("dialog")).toBeVisible();
  await back(page);
  // From the purchase to the packs, from those to the page.
  await expect(app.getByRole("heading", { name: words["coins.title"] })).toBeVisible();
  await back(page);
  await expect(app.getByRole("dialog")).toBeHidden();
  await expect(app.getByRole("heading", { name: words["pay.title"] })).toBeVisible();

  await back(page);
  const remove = app.getByRole("button", { name: new RegExp(words["promote.remove"].split(":")[0] ?? "") });
  await expect(remove).toHaveCount(2);
  await remove.first().click();
  await remove.first().click();
  await expect(app.getByText(words["promote.nothing"])).toBeVisible();
  await app.getByRole("button", { name: words["promote.choose"] }).click();
  await expect(topUps.first()).toBeChecked();
  await next();
  await expect(toggle).not.toBeChecked();
  await back(page);
  await expect(topUps.first()).toBeChecked();
  await back(page);
  await expect(app.getByRole("heading", { name: words["tab.items"] })).toBeVisible();
});

test("Stars and a provider pay for services, and only what the server knows of counts", async ({
  page,
  market,
}) => {
  test.setTimeout(120_000);
  const words = languages.ru;
  const { seller, id, cardNow } = await makeSeller(market, "Скейт", "ru");
  const launch = { personId: seller.id, url: `/webApp/promote/${id}` };

  const app = await openWizard(page, market, launch);
  const first = ways(app, words);
  await first.next();
  await first.next();
  await first.next();
  await first.pay();
  await app.getByRole("button", { name: words["pay.by.stars"] }).click();
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(app.getByText(words["pay.cancelledHint"])).toBeVisible();
  await app.getByRole("button", { name: words["pay.by.stars"] }).click();
  await confirmStars(page, 20);
  await expect(app.getByText(words["pay.promoted"])).toBeVisible();
  expect(await cardNow()).toMatchObject({ isTopUp: true, isPremium: false });

  const again = await openWizard(page, market, launch);
  const second = ways(again, words);
  await second.skip();
  await second.next();
  await second.toggle.click();
  await second.next();
  await second.pay();
  const opened = page.waitForEvent("popup");
  await again.getByRole("button", { name: words["pay.by.payme"] }).click();
  const provider = await opened;
  await expect(again.getByText(words["pay.waiting"])).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, "promotion-ru-waiting");
  // What is on its way is watched from any step of the order.
  await back(page);
  await expect(again.getByRole("heading", { name: words["promote.summary"] })).toBeVisible();
  await provider.getByRole("button", { name: /^Pay \d/ }).click();
  await expect(provider.getByRole("heading", { name: "Paid" })).toBeVisible();
  await page.bringToFront();
  await expect(again.getByText(words["pay.promoted"])).toBeVisible();
  expect(await cardNow()).toMatchObject({ isPremium: true });
});

test("whoever comes back from a pay page is told what came of it, and the address forgets it", async ({
  page,
  market,
}) => {
  const words = languages.ru;
  const { seller, id } = await makeSeller(market, "Санки", "ru");
  const { TopUp } = await seller.call<{ TopUp: { id: number } }>("GET", "/api/telegram/available-features");
  const body = { paymentSystem: "click", productId: id, featureIds: [TopUp.id] };
  const { id: paid, link } = await seller.call<{ id: number; link: string }>(
    "POST",
    "/api/user/telegram/transactions",
    body,
  );
  await market.act("pay/click", { link, how: "pay" });
  const launch = { personId: seller.id, app: "market" as const };
  const app = await market.open(page, { ...launch, startapp: `transaction_${paid}` });
  await expect(app.getByText(words["pay.promoted"])).toBeVisible();
  await expectAccessible(page);
  const address = () => app.locator("body").evaluate("location.search");
  expect(await address()).not.toContain("transactionId");

  const other = await market.open(page, {
    ...launch,
    personId: people.timur,
    startapp: `transaction_${paid}`,
  });
  await expect(other.getByText(words["pay.unknown"])).toBeVisible();
});
