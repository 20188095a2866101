import type { Page } from "@playwright/test";
import { en as menuEn } from "../../webapps/storefront/features/menu/locales/en.ts";
import { hi as menuHi } from "../../webapps/storefront/features/menu/locales/hi.ts";
import { en as signInEn } from "../../webapps/storefront/features/signIn/locales/en.ts";
import { en } from "../../webapps/storefront/locales/en.ts";
import { hi } from "../../webapps/storefront/locales/hi.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, people, test } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { askBot, makePhonePerson } from "./support/phonePerson.ts";

const words = { ...en, ...menuEn, ...signInEn };

test.beforeEach(async ({ page }) => {
  // Nothing outside this machine is asked.
  await page.context().route("https://t.me/**", (route) => route.fulfill({ body: "Telegram" }));
});

/** The start parameter of the link that a guest's button opens. */
async function followOut(page: Page): Promise<string> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Открыть в Telegram" }).click();
  const link = new URL((await opened).url());
  await (await opened).close();
  return link.searchParams.get("startapp") ?? "";
}

/** The address of the app that is open in the messenger. */
const addressOf = (page: Page, app: string) => () => {
  const frame = page
    .frames()
    .find((one) => URL.canParse(one.url()) && new URL(one.url()).pathname.startsWith(app));
  return frame && new URL(frame.url()).pathname + new URL(frame.url()).search;
};

test("from a plain browser one calls and writes to the seller of the very listing in Telegram", async ({
  page,
  market,
}) => {
  const seller = await Member.make(market, "Зулфия");
  const { link } = await seller.approved("Лампа для гостей");
  await page.goto(`${market.url}/webApp/product/${link}?lng=ru`);
  await expect(page.getByRole("button", { name: "Позвонить" })).toHaveCount(0);
  const out = page.getByRole("link", { name: "Открыть в Telegram" });
  await expect(out).toHaveAttribute("href", /\?startapp=/);
  const startapp = new URL((await out.getAttribute("href")) ?? "").searchParams.get("startapp") ?? "";
  await keepPicture(page, "guests-1-listing");

  const app = await market.open(page, { personId: people.timur, app: "market", platform: "ios", startapp });
  await expect(app.getByRole("heading", { level: 1, name: "Лампа для гостей" })).toBeVisible();
  await app.getByRole("button", { name: "Позвонить" }).click();
  await expect(app.getByRole("button", { name: /Скопировать/ })).toBeVisible();
  await app.getByRole("button", { name: "Закрыть" }).click();
  // A slow answer waits for another tap: that the chat may be opened is what counts here.
  const answered = page.waitForResponse(
    (one) => one.url().includes("/connection") && one.request().method() === "POST",
  );
  await app.getByRole("button", { name: "Написать" }).click();
  expect(await (await answered).json()).toMatchObject({ chatLink: expect.stringContaining("t.me/") });
});

for (const path of [
  "/webApp/createProduct",
  "/webApp/items?tab=archive",
  "/webApp/favourites",
  "/webApp/messages?tab=outgoing",
  "/webApp/savedSearches",
  "/webApp/profile",
]) {
  test(`a guest at ${path} is led back there in Telegram`, async ({ page, market }) => {
    await page.goto(`${market.url}${path}${path.includes("?") ? "&" : "?"}lng=ru`);
    const startapp = await followOut(page);
    expect(startapp).toMatch(/^page_/);
    await market.open(page, { personId: people.timur, app: "market", startapp });
    await expect.poll(addressOf(page, "/webApp")).toBe(path);
  });
}

test("an admin at a report in a plain browser is led to the same days in Telegram", async ({
  page,
  market,
}) => {
  const path = "/report?start=2026-11-01&end=2026-11-20";
  await page.goto(`${market.url}${path}&lng=ru`);
  const startapp = await followOut(page);
  await market.open(page, { personId: people.admin, app: "reports", startapp });
  await expect.poll(addressOf(page, "/report")).toBe(path);
});

/** Signs in by phone, in English, without leaving the page. */
async function signIn(page: Page, person: { phone: string }, askCode: () => Promise<string>) {
  await page.getByRole("button", { name: words.menu, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: words["menu.login"] }).click();
  const phone = page.getByLabel(words["signIn.phone"]);
  await phone.fill(`${person.phone}12`);
  await expect(page.getByRole("alert")).toHaveText("Too long: only the first 10 digits fit.");
  await phone.fill(person.phone);
  await page.getByRole("button", { name: words["signIn.continue"], exact: true }).click();
  await page.getByLabel(words["code.label"]).fill(await askCode());
  await page.getByRole("button", { name: words["code.verify"], exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("of two who sign in by phone in one browser the second doesn't get the first one's language", async ({
  page,
  market,
}) => {
  test.slow();
  const priya = await makePhonePerson(market, "Priya");
  const rahul = await makePhonePerson(market, "Rahul");
  const html = page.locator("html");
  await page.goto(market.url);
  await expect(html).toHaveAttribute("lang", "en");
  await signIn(page, priya, () => askBot(page, market, priya.id));
  await page.getByRole("button", { name: words.menu, exact: true }).click();
  await page.getByRole("button", { name: words["menu.language"] }).click();
  await expect(html).toHaveAttribute("lang", "hi");

  const menu = page.getByRole("dialog");
  await page.getByRole("button", { name: hi.menu, exact: true }).click();
  await menu.getByRole("button", { name: menuHi["menu.logout"] }).click();
  const left = page.waitForEvent("load");
  await menu.getByRole("button", { name: menuHi["menu.logout"] }).click();
  await left;
  await expect(html).toHaveAttribute("lang", "en");
  await signIn(page, rahul, () => askBot(page, market, rahul.id));
  await expect(html).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(html).toHaveAttribute("lang", "en");
  const kept = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => /^i18next_indudu_app@\d+$/.test(name))
      .map(([, language]) => language),
  );
  // Rahul has chosen none.
  expect(kept).toEqual(["hi"]);
});
