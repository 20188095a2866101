import type { Page } from "@playwright/test";
import { keepPicture } from "./support/keepPicture.ts";
import { appIn, expect, type Market, people, test } from "./support/market.ts";
import { Member, saidTo } from "./support/member.ts";
import { runJob } from "./support/runJob.ts";
import { words as languages } from "./support/words.ts";

/** Messages leave the outbox a moment after they are queued. */
const SOON = 20_000;

async function sell(market: Market, names: readonly string[]): Promise<void> {
  const admin = await Member.of(market, people.admin);
  const seller = await Member.make(market, "Sanjar");
  const productIds: number[] = [];
  for (const name of names) productIds.push((await seller.post(name)).id);
  await admin.call("POST", "/api/user/telegram/products/moderate", { isModerated: true, productIds });
}

const button = (page: Page, words: string) =>
  page.getByRole("log").locator(".inline-button", { hasText: words }).last();

test("saved, told of what others post, opened, narrowed, muted and taken back", async ({ page, market }) => {
  const keep = (step: string) => keepPicture(page, `saved-${step}`);
  const [query, words] = ["гироскутер", languages.ru];
  const names = ["Гироскутер чёрный", "Giroskuter bolalar uchun"];
  const looker = await Member.make(market, "Lola", { language: "ru", platform: "ios", phone: "" });
  const launch = { personId: looker.id, app: "market", theme: "light", platform: "ios" } as const;
  const app = await market.open(page, {
    ...launch,
    url: `/webApp/search?search=${encodeURIComponent(query)}`,
  });
  await app.getByRole("button", { name: words["saved.save"], exact: true }).click();
  const sheet = app.getByRole("dialog", { name: words["saved.save"] });
  await expect(sheet.getByRole("radio")).toHaveCount(2);
  await keep("1-sheet");
  await sheet.getByRole("button", { name: words["saved.saveButton"], exact: true }).click();
  await expect(app.getByText(words["saved.done"], { exact: true })).toBeVisible();
  await expect(app.getByRole("button", { name: words["saved.open"] })).toBeVisible();
  await keep("2-saved");

  await sell(market, names);
  await runJob("followSavedSearches");
  const told = async () =>
    (await saidTo(market, looker.id)).filter((said) => said.includes("2 новых объявления")).length;
  await expect.poll(told, { timeout: SOON }).toBe(1);

  // The list says what is new, and each search can be changed, paused, deleted and brought back.
  await market.open(page, { ...launch, url: "/webApp/profile" });
  await app.getByRole("button", { name: words["profile.savedSearches"] }).click();
  await expect(app.getByRole("heading", { name: words["saved.title"] })).toBeVisible();
  const row = app.getByRole("listitem").filter({ hasText: query });
  await expect(row).toContainText(words["saved.newCount_other"].replace("{{shown}}", "2"));
  await keep("3-list");
  const more = row.getByRole("button");
  await more.click();
  await keep("4-actions");
  await app.getByRole("button", { name: words["saved.delete"] }).click();
  await expect(row).toHaveCount(0);
  await app.getByRole("button", { name: words["saved.undo"] }).click();
  await expect(row).toHaveCount(1);
  // As it was, with what it has found.
  await expect(row).toContainText(words["saved.newCount_other"].replace("{{shown}}", "2"));
  await more.click();
  await app.getByRole("button", { name: words["saved.pause"], exact: true }).click();
  await expect(row).toContainText(words["saved.paused"]);
  await more.click();
  await app.getByRole("button", { name: words["saved.resume"] }).click();
  await expect(row).toContainText(words["saved.atOnce"]);
});

test("the message opens the search, its filters, and mutes it", async ({ page, market }) => {
  const keep = (step: string) => keepPicture(page, `saved-${step}`);
  const [query, words] = ["samokat", languages.uz];
  const names = ["Samokat elektr", "Самокат детский"];
  const looker = await Member.make(market, "Lola", { language: "uz", platform: "android", phone: "" });
  const path = "/api/user/telegram/saved-searches";
  await looker.call("POST", path, { search: query, frequency: "atOnce" });
  await sell(market, names);
  await runJob("followSavedSearches");
  await page.goto(`${market.messengerUrl}/?person=${looker.id}&chat=bot`);
  await expect(page.getByRole("log").getByText("2 ta yangi eʼlon")).toBeVisible({ timeout: SOON });
  await keep("5-message");

  await button(page, "Hammasini koʻrish (2)").click();
  const app = appIn(page);
  for (const name of names)
    await expect(app.getByRole("link", { name: new RegExp(name) }).first()).toBeVisible();
  await expect(app.getByRole("button", { name: words["saved.open"] })).toBeVisible();
  const listOf = () =>
    looker.call<{ data: { filters: object; newCount: number; isPaused: boolean }[] }>("GET", path);
  await expect.poll(async () => (await listOf()).data[0]?.newCount).toBe(0);
  await keep("6-opened");

  await page.goto(`${market.messengerUrl}/?person=${looker.id}&chat=bot`);
  await button(page, "Aniqlashtirish").click();
  const filters = app.getByRole("dialog", { name: words["search.filters"] });
  await expect(filters).toBeVisible();
  await filters.getByLabel(words["search.priceTo"]).fill("9000000");
  await filters.locator("button[type=submit]").click();
  await expect(filters).toHaveCount(0);
  await app.getByRole("button", { name: words["saved.save"], exact: true }).click();
  await keep("7-narrowed");
  await app.getByRole("button", { name: words["saved.change"] }).click();
  await expect(app.getByText(words["saved.changed"], { exact: true })).toBeVisible();
  await expect.poll(async () => (await listOf()).data).toMatchObject([{ filters: { maxPrice: 9_000_000 } }]);

  await page.goto(`${market.messengerUrl}/?person=${looker.id}&chat=bot`);
  await button(page, "Yozilmasin").click();
  await expect(button(page, "Yana yozilsin")).toBeVisible();
  expect((await listOf()).data).toMatchObject([{ isPaused: true }]);
  await keep("8-muted");
  await button(page, "Yana yozilsin").click();
  await expect(button(page, "Yozilmasin")).toBeVisible();
  expect((await listOf()).data).toMatchObject([{ isPaused: false }]);
});

test("who hasn't started the bot is told so, and the way to it", async ({ page, market }) => {
  const words = languages.ru;
  const { id } = await market.act<{ id: number }>("people", {
    firstName: "Anvar",
    language: "ru",
    platform: "ios",
  });
  const app = await market.open(page, { personId: id, app: "market", url: "/webApp/search?search=шкаф" });
  await app.getByRole("button", { name: words["saved.save"], exact: true }).click();
  await expect(app.getByText(words["saved.notStarted"])).toBeVisible();
  await expect(app.getByRole("button", { name: words["saved.openBot"] })).toBeVisible();
  await keepPicture(page, "saved-not-started");
});

test("a guest is led into Telegram, to the same search with the sheet to save it", async ({
  page,
  market,
}) => {
  const words = languages.ru;
  await page.goto(`${market.url}/webApp/search?search=шкаф&maxPrice=900000&lng=ru`);
  await page.getByRole("button", { name: words["saved.save"], exact: true }).click();
  await expect(page.getByText(words["guest.to.searches"])).toBeVisible();
  await keepPicture(page, "saved-guest");
  const member = await Member.make(market, "Zafar");
  const startapp = `search_${Buffer.from("search=шкаф&maxPrice=900000").toString("base64url")}`;
  const app = await market.open(page, { personId: member.id, app: "market", startapp });
  await expect(app.getByRole("dialog", { name: words["saved.save"] })).toBeVisible();
  await app.getByRole("button", { name: words["saved.saveButton"], exact: true }).click();
  await expect(app.getByText(words["saved.done"], { exact: true })).toBeVisible();
});
