import type { Page } from "@playwright/test";
import { en as menuEn } from "../../webapps/storefront/features/menu/locales/en.ts";
import { hi as menuHi } from "../../webapps/storefront/features/menu/locales/hi.ts";
import { en as pagesEn } from "../../webapps/storefront/features/pages/locales/en.ts";
import { en as signInEn } from "../../webapps/storefront/features/signIn/locales/en.ts";
import { en } from "../../webapps/storefront/locales/en.ts";
import { hi } from "../../webapps/storefront/locales/hi.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { appIn, expect, people, test } from "./support/market.ts";
import { askBot, makePhonePerson } from "./support/phonePerson.ts";

const words = { ...en, ...menuEn, ...pagesEn, ...signInEn };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openMenu(page: Page) {
  await button(page, words.menu).click();
  return page.getByRole("dialog");
}

async function typePhone(page: Page, phone: string) {
  await page.getByLabel(words["signIn.phone"]).fill(phone);
  await button(page, words["signIn.continue"]).click();
  await expect(page.getByRole("heading", { name: words["code.title"] })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  // Nothing outside this machine is asked.
  await page.context().route("https://t.me/**", (route) => route.fulfill({ body: "Telegram" }));
});

test("a guest signs in by phone with the code that the bot tells, and signs out", async ({
  page,
  market,
}) => {
  test.slow();
  const person = await makePhonePerson(market, "Meera");
  await page.goto(`${market.url}/?lng=en`);
  const menu = await openMenu(page);
  await menu.getByRole("button", { name: words["menu.login"] }).click();
  await button(page, words["signIn.continue"]).click();
  await expect(page.getByRole("alert")).toHaveText(words["signIn.phoneRequired"]);
  await keepPicture(page, "shop-sign-in-1-phone");

  await typePhone(page, person.phone);
  await expect(page.getByRole("timer")).toHaveText(/0[01]:[0-5]\d/);
  await expect(button(page, words["code.resend"])).toHaveCount(0);
  const verify = button(page, words["code.verify"]);
  const field = page.getByLabel(words["code.label"]);
  await expect(field).toBeFocused();
  await field.fill("12345");
  await expect(verify).toBeDisabled();
  await field.fill("123 456");
  await expect(field).toHaveValue("123456");
  await verify.click();
  await expect(page.getByRole("alert")).toHaveText(words["code.wrong"]);
  await expect(field).toHaveValue("");
  await keepPicture(page, "shop-sign-in-2-wrong");

  const code = await askBot(page, market, person.id);
  await field.fill(code);
  await keepPicture(page, "shop-sign-in-3-code");
  await verify.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openMenu(page);
  await expect(menu.getByText(person.shown)).toBeVisible();
  await keepPicture(page, "shop-sign-in-4-menu");
  await menu.getByRole("button", { name: words["menu.account"] }).click();
  await expect(page.getByRole("heading", { name: words["menu.account"] })).toBeVisible();
  await expect(menu.getByText(person.shown)).toBeVisible();
  await keepPicture(page, "shop-sign-in-5-account");

  // The tokens are kept: another start is signed in.
  await page.reload();
  await openMenu(page);
  await expect(menu.getByText(person.shown)).toBeVisible();
  await menu.getByRole("button", { name: words["menu.logout"] }).click();
  const left = page.waitForEvent("load");
  await menu.getByRole("button", { name: words["menu.logout"] }).click();
  await left;
  await openMenu(page);
  await expect(menu.getByRole("button", { name: words["menu.login"] })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("refresh-token"))).toBeNull();
});

test("a window closed and opened again goes on with the code it has; after the wait another can be asked for", async ({
  page,
  market,
}) => {
  const person = await makePhonePerson(market, "Arjun");
  await page.clock.install();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/request-code")) asked += 1;
  });
  await page.goto(`${market.url}/?lng=en`);
  await (await openMenu(page)).getByRole("button", { name: words["menu.login"] }).click();
  await typePhone(page, person.phone);
  await expect(page.getByRole("timer")).toBeVisible();
  await page.getByRole("dialog").last().getByRole("button", { name: words.close, exact: true }).click();
  await button(page, words["signIn.continue"]).click();
  await expect(page.getByRole("timer")).toBeVisible();
  expect(asked).toBe(1);

  await page.clock.fastForward("01:01");
  const resend = button(page, words["code.resend"]);
  await expect(resend).toBeVisible();
  // The server's own clock hasn't moved: it says how long to wait, and the window counts that down.
  await resend.click();
  await expect(page.getByRole("alert")).toHaveText(/\S/);
  await expect(page.getByRole("timer")).toBeVisible();
  expect(asked).toBe(2);
});

test("in Telegram one is signed in at once, can leave, and come back by a tap", async ({ page, market }) => {
  test.slow();
  const person = await makePhonePerson(market, "Kabir");
  const app = await market.open(page, { personId: person.id, app: "shop", theme: "dark" });
  const menu = app.getByRole("dialog");
  const open = () => app.getByRole("button", { name: words.menu, exact: true }).click();
  await open();
  await expect(menu.getByText("Kabir")).toBeVisible();
  await keepPicture(page, "shop-sign-in-6-telegram");
  await menu.getByRole("button", { name: words["menu.logout"] }).click();
  await menu.getByRole("button", { name: words["menu.logout"] }).click();
  await open();
  await menu.getByRole("button", { name: words["menu.share"] }).click();
  await keepPicture(page, "shop-sign-in-7-left");
  await menu.getByRole("button", { name: words["signIn.as"].replace("{{name}}", "Kabir") }).click();
  // What was asked for goes on: the link is one's own.
  await expect(app.getByRole("button", { name: /shop\?startapp=ref_\d+/ })).toBeVisible();
  await keepPicture(page, "shop-sign-in-8-share");

  // The messenger vouches for one's own number: no code is needed.
  await open();
  await menu.getByRole("button", { name: words["menu.account"] }).click();
  await menu.getByRole("button", { name: words["account.addPhone"] }).click();
  await menu.getByRole("button", { name: words["contact.share"] }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(menu.getByText(person.shown)).toBeVisible();
  await keepPicture(page, "shop-sign-in-8-account");
});

test("the menu leads everywhere, in both languages and on the smallest phone", async ({ page, market }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${market.url}/?lng=en`);
  const menu = await openMenu(page);
  await menu.getByRole("button", { name: words["menu.terms"] }).click();
  await expect(page.getByRole("heading", { level: 1, name: words["terms.title"] })).toBeVisible();
  await keepPicture(page, "shop-sign-in-9-terms");
  await openMenu(page);
  await menu.getByRole("button", { name: words["menu.about"] }).click();
  await expect(page.getByRole("heading", { level: 1, name: words["about.title"] })).toBeVisible();
  await openMenu(page);
  await menu.getByRole("button", { name: words["menu.language"] }).click();
  await page.getByRole("button", { name: hi.menu, exact: true }).click();
  await expect(menu.getByRole("button", { name: menuHi["menu.referral"] })).toBeVisible();
  await keepPicture(page, "shop-sign-in-10-hindi");
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
});

test("a friend's link is kept once and leads to the hot deals; a start parameter leads to its page once", async ({
  page,
  market,
}) => {
  await page.goto(`${market.url}/r/77?utm_source=news&lng=en`);
  await expect(page).toHaveURL(/\/category\/hot_deals$/);
  await page.goto(`${market.url}/r/78`);
  await expect(page).toHaveURL(/\/category\/hot_deals$/);
  const kept = await page.evaluate(() =>
    ["refererId", "indudu_utm_source"].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual(["77", "news"]);

  const person = await makePhonePerson(market, "Nisha");
  await market.open(page, { personId: person.id, app: "shop", startapp: `ref_${people.priya}` });
  const frame = page.frame({ url: /hot_deals/ });
  await expect.poll(() => frame?.url() ?? page.frames().at(-1)?.url()).toMatch(/\/category\/hot_deals$/);
  await expect(appIn(page).getByRole("banner")).toBeVisible();
});
