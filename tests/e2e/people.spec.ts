import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { inDatabase } from "./support/inDatabase.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, type Market, test } from "./support/market.ts";
import { Member } from "./support/member.ts";

/** The copy comes within a minute. */
const MINUTE = 60_000;

const log = (page: Page) => page.getByRole("log");
const press = (page: Page, words: string) =>
  log(page).locator(".inline-button", { hasText: words }).last().click();
async function say(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill(words);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

/** Somebody with a chat of their own with the bot. */
async function meet(market: Market, page: Page, firstName: string, language: "ru" | "uz"): Promise<Member> {
  const member = await Member.make(market, firstName, language);
  await page.goto(`${market.messengerUrl}/?person=${member.id}&chat=bot`);
  await expect(log(page)).toContainText("Bozor");
  return member;
}

test("what one hears of: kind by kind, stopped at once, and back", async ({ page, market }) => {
  await meet(market, page, "Малика", "ru");
  await say(page, "/mute");
  await expect(log(page).getByText("Сообщения от бота")).toBeVisible();
  await press(page, "Избранное подешевело");
  await expect(log(page).locator(".inline-button", { hasText: "🔕 Избранное подешевело" })).toBeVisible();
  await keepPicture(page, "people-1-mute");

  await say(page, "/stop");
  await expect(log(page).getByText("Готово, теперь тихо")).toBeVisible();
  await keepPicture(page, "people-2-stop");
  await press(page, "Снова обо всём");
  await expect(log(page).getByText("Снова пишем")).toBeVisible();

  await say(page, "/orders");
  await expect(log(page).getByText("Заказов пока нет")).toBeVisible();
  await say(page, "/balance");
  await expect(log(page).getByText("На балансе: 0")).toBeVisible();
  await keepPicture(page, "people-3-orders");
});

test("a copy of one's data comes as a file within a minute", async ({ page, market }) => {
  test.setTimeout(120_000);
  const member = await meet(market, page, "Шахло", "uz");
  await member.post("Yozuv stoli");
  await say(page, "/privacy");
  await expect(log(page).getByText("Siz haqingizda nimalarni saqlaymiz")).toBeVisible();
  await keepPicture(page, "people-4-privacy");
  await press(page, "Maʼlumotlarimni olish");
  await page.getByRole("button", { name: "OK", exact: true }).click();
  const file = log(page).locator("a.attachment");
  await expect(file).toContainText(/bozor-\d{4}-\d\d-\d\d\.json/, { timeout: MINUTE });
  await keepPicture(page, "people-5-copy");
  const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
  const copy = JSON.parse(readFileSync(await download.path(), "utf8")) as {
    profile: { firstName: string };
    listings: { name: string }[];
  };
  expect(copy.profile.firstName).toBe("Шахло");
  expect(copy.listings.map(({ name }) => name)).toEqual(["Yozuv stoli"]);
});

test("an account is deleted by a second press, offered back at /start, and kept", async ({
  page,
  market,
}) => {
  test.setTimeout(120_000);
  const member = await meet(market, page, "Камила", "ru");
  await member.post("Письменный стол");
  await say(page, "/privacy");
  await press(page, "Удалить аккаунт");
  await expect(log(page).getByText("Объявлений снимется с продажи: 1")).toBeVisible();
  await keepPicture(page, "people-6-ask");
  await press(page, "Да, удалить аккаунт");
  await expect(log(page).getByText("Аккаунт закрыт")).toBeVisible();
  await keepPicture(page, "people-7-closed");
  // Nothing can be done with it, whatever is still signed in.
  await expect(member.post("Ещё один стол")).rejects.toThrow("account_closing");

  await say(page, "/start");
  await expect(log(page).getByText("Ваш аккаунт удаляется")).toBeVisible();
  await press(page, "Оставить аккаунт");
  await expect(log(page).getByText("Аккаунт остаётся")).toBeVisible();
  await keepPicture(page, "people-8-kept");
  await press(page, "Мои объявления");
  const app = page.frameLocator(".app-frame").frameLocator("iframe");
  await expect(app.getByText("Письменный стол")).toBeVisible({ timeout: 20_000 });
  await keepPicture(page, "people-9-archive");
  expect(
    await inDatabase("select from users where telegram_id = $1 and deletion_asked_at is null", [member.id]),
  ).toBe(1);
});

test("who is banned still gets their copy and can leave; all else is turned away", async ({
  page,
  market,
}) => {
  test.setTimeout(120_000);
  const member = await meet(market, page, "Ботир", "uz");
  await inDatabase("update users set banned_at = now() where telegram_id = $1", [member.id]);
  await say(page, "/orders");
  await expect(log(page).getByText("Hisobingiz bloklangan")).toBeVisible();
  await say(page, "/privacy");
  await press(page, "Maʼlumotlarimni olish");
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(log(page).locator("a.attachment")).toBeVisible({ timeout: MINUTE });
  await say(page, "/privacy");
  await press(page, "Hisobimni oʻchirish");
  await expect(log(page).getByText("Blok oʻz kuchida qoladi")).toBeVisible();
  await keepPicture(page, "people-10-banned-ask");
  await press(page, "Ha, hisobim oʻchirilsin");
  await expect(log(page).getByText("Hisobingiz yopildi")).toBeVisible();
  await press(page, "Hisobimni saqlab qolish");
  await expect(log(page).getByText("U hali ham bloklangan")).toBeVisible();
  await keepPicture(page, "people-11-banned-kept");
});
