import type { FrameLocator } from "@playwright/test";
import { ru } from "../../webapps/reports/locales/ru.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { listenForErrors } from "./support/listenForErrors.ts";
import { appIn, expect, people, test } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { openBotChat } from "./support/openBotChat.ts";
import { findFreeProduct } from "./support/shop.ts";
import { shopWords } from "./support/shopWords.ts";

const card = (app: FrameLocator) => app.getByRole("main").locator('a[href*="/product/"]').first();

/** What comes of touching each thing that such a browser refuses. */
const TOUCHES = `Promise.all([
  () => localStorage.length,
  () => document.cookie,
  () => navigator.locks.request("x", () => "held"),
  () => navigator.serviceWorker.register("/sw.js"),
].map(async (touch) => String(await touch())).map((touched) => touched.catch((error) => error.name)))`;

/** Opens the first listing of the market on a platform. */
async function openListing(app: FrameLocator) {
  await card(app).click();
  await expect(app.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
}

/** What a page hears that asks for its storage. */
const storageIn = (app: FrameLocator) =>
  app.locator("body").evaluate(() => {
    try {
      return String(localStorage.length);
    } catch (error) {
      return (error as Error).name;
    }
  });

for (const platform of ["android", "android_x", "ios", "tdesktop", "weba", "webk", "macos"] as const) {
  test(`a listing is sent on in Telegram on ${platform}`, async ({ page, market }) => {
    const app = await market.open(page, { personId: people.timur, app: "market", platform });
    await openListing(app);
    await app.getByRole("button", { name: "Поделиться" }).click();
    await app.getByRole("button", { name: "Отправить в Telegram" }).click();
    await expect(page.getByRole("dialog", { name: /Send to|Share/ })).toBeVisible();
  });
}

test("on an iPhone a call leaves by a window of its own, and the number stays in sight", async ({
  page,
  market,
}) => {
  const seller = await Member.make(market, "Зухра");
  const { link } = await seller.approved("Звонок на айфоне");
  const app = await market.open(page, {
    personId: people.timur,
    app: "market",
    platform: "ios",
    url: `/webApp/product/${link}`,
  });
  await app.getByRole("button", { name: "Позвонить" }).click();
  await expect(page.getByText("The phone would call +998901234567")).toBeVisible();
  await expect(app.getByRole("button", { name: /Скопировать/ })).toBeVisible();
  await keepPicture(page, "clients-1-call");
});

test("where the browser refuses storage to a third party's frame, the app knows who opened it all the same", async ({
  page,
  market,
}) => {
  const app = await market.open(page, {
    personId: people.timur,
    app: "market",
    platform: "weba",
    url: "/webApp/profile",
  });
  await expect(app.getByText("Тимур").first()).toBeVisible({ timeout: 20_000 });
  const refusals = await app.locator("body").evaluate(TOUCHES);
  expect(refusals).toEqual(Array(4).fill("SecurityError"));
});

test("where storage is refused the shop keeps a heart for who opened it, and the reports give their file", async ({
  page,
  market,
}) => {
  const checkErrors = listenForErrors(page);
  const shopper = await Member.make(market, "Прия", { language: "en", platform: "webk" });
  const { link } = await findFreeProduct(market);
  const launch = { personId: shopper.id, app: "shop", platform: "webk", url: `/product/${link}` } as const;
  const shop = await market.open(page, launch);
  const heart = shop.getByRole("button", { name: shopWords.en["product.favourite"] }).first();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  const isKept = page.waitForResponse((answer) => answer.request().method() !== "GET" && answer.ok());
  await heart.click();
  await isKept;
  expect(await storageIn(shop)).toBe("SecurityError");
  await market.open(page, launch);
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  const reports = await market.open(page, { personId: people.admin, app: "reports", platform: "weba" });
  await reports.getByRole("button", { name: ru["range.week"] }).click();
  await expect(reports.getByRole("table").first()).toBeVisible();
  await reports.getByRole("button", { name: `CSV: ${ru["joins.title"]}` }).click();
  await expect(page.getByRole("button", { name: "Download", exact: true })).toBeVisible();
  expect(await storageIn(reports)).toBe("SecurityError");
  await keepPicture(page, "clients-3-reports");
  checkErrors();
});

test("what one keeps is one's own: the next person in this browser begins in their own language", async ({
  page,
  market,
}) => {
  const priya = await Member.make(market, "Прия", { language: "en", platform: "android" });
  const rahul = await Member.make(market, "Рахул", { language: "hi", platform: "android" });
  const shop = await market.open(page, { personId: priya.id, app: "shop" });
  await expect(shop.locator("html")).toHaveAttribute("lang", "en");
  const other = await market.open(page, { personId: rahul.id, app: "shop" });
  await expect(other.locator("html")).toHaveAttribute("lang", "hi");
  const again = await market.open(page, { personId: priya.id, app: "shop" });
  await expect(again.locator("html")).toHaveAttribute("lang", "en");
});

test("START is there until it was pressed, though an app of the bot was open before", async ({
  page,
  market,
}) => {
  const { id } = await market.act<{ id: number }>("people", { firstName: "Новый", language: "ru" });
  const app = await market.open(page, { personId: id, app: "market" });
  await expect(card(app)).toBeVisible({ timeout: 20_000 });
  await page.goto(`${market.messengerUrl}/?person=${id}&chat=bot`);
  const start = page.getByRole("button", { name: "START", exact: true });
  await expect(start).toBeVisible();
  await start.click();
  await expect(page.getByRole("log").locator(".bubble-row").last()).toBeVisible();
  await expect(start).toBeHidden();
});

test("nothing found from inline mode leads to the search as oneself, by the chat with the bot", async ({
  page,
  market,
}) => {
  await openBotChat(page, market, people.timur);
  await page.goto(`${market.messengerUrl}/?person=${people.timur}&chat=${people.aziza}`);
  await page.getByRole("textbox", { name: "Message" }).fill("@bozor_bot qqzzxxwwvv");
  await page.getByRole("button", { name: /Искать в приложении/ }).click();
  await page.getByRole("button", { name: "START", exact: true }).click();
  await page.getByRole("log").locator(".inline-button", { hasText: "Открыть поиск" }).last().click();
  await expect(appIn(page).locator("input").first()).toHaveValue("qqzzxxwwvv", { timeout: 20_000 });
});

test("in a plain browser a heart leads to this very listing in Telegram", async ({ page, market }) => {
  await page.goto(`${market.url}/webApp?lng=ru`);
  const first = page.getByRole("main").locator('a[href*="/product/"]').first();
  await expect(first).toBeVisible();
  await page
    .getByRole("button", { name: /^Избранное:/ })
    .first()
    .click();
  await page.context().route("https://t.me/**", (route) => route.fulfill({ body: "Telegram" }));
  const opened = page.waitForEvent("popup");
  await keepPicture(page, "clients-2-guest-heart");
  await page.getByRole("button", { name: "Открыть в Telegram" }).click();
  await expect(await opened).toHaveURL(/t\.me\/bozor_bot\/market\?startapp=product_[\w-]+$/);
});
