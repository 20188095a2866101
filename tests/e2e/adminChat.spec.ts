import type { Page } from "@playwright/test";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, people } from "./support/market.ts";
import { Member, saidTo } from "./support/member.ts";
import { emptyQueue } from "./support/moderating.ts";
import { openBotChat } from "./support/openBotChat.ts";
import { test } from "./support/ownAdmin.ts";

const log = (page: Page) => page.getByRole("log");
const button = (page: Page, name: string | RegExp) => log(page).getByRole("button", { name }).last();

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole("textbox").last();
  await field.fill(text);
  await field.press("Enter");
}

test("the queue in the chat: one is approved, one refused with a reason and a word, and its owner hears both", async ({
  page,
  market,
  admin,
}) => {
  test.slow();
  await emptyQueue(await Member.of(market, people.admin));
  const seller = await Member.make(market, "Sardor");
  // The names are of this run alone: the messages of an earlier one still stand in the chat.
  const [chair, desk] = ["Кресло", "Стол"].map((name) => `${name} ${seller.id}`) as [string, string];
  await seller.post(chair, 3);
  await seller.post(desk);

  await openBotChat(page, market, admin.id);
  await write(page, "/start");
  await write(page, "/moderate");
  await expect(log(page).getByText("Новое объявление").last()).toBeVisible();
  await expect(log(page).getByText(chair, { exact: true }).last()).toBeVisible();
  await keepPicture(page, "admin-chat-1-card");
  await button(page, /Одобрить/).click();
  await expect(log(page).getByText(`Одобрено: «${chair}»`).last()).toBeVisible();

  await expect(log(page).getByText(desk, { exact: true }).last()).toBeVisible();
  await button(page, /Отклонить/).click();
  await expect(log(page).getByText("Продавец увидит причину").last()).toBeVisible();
  await keepPicture(page, "admin-chat-2-reasons");
  await button(page, "Неподходящие фото").click();
  await expect(log(page).getByText("Добавите пару слов продавцу?").last()).toBeVisible();
  await write(page, "На фото не стол");
  await expect(log(page).getByText(`Отклонено: «${desk}»`).last()).toBeVisible();
  await expect(log(page).getByText("Очередь пуста").last()).toBeVisible();
  await keepPicture(page, "admin-chat-3-decided");
  const told = async () => (await saidTo(market, seller.id)).join("\n");
  await expect.poll(told).toContain(`«${chair}» уже видят покупатели`);
  await expect.poll(told).toContain("На фото не стол");

  await button(page, /Отменить/).click();
  await expect(log(page).getByText("снова в очереди").last()).toBeVisible();
  await expect.poll(told).toContain("прошлый отказ отменён");
});

test("the market in figures, and the report with its file", async ({ page, market, admin }) => {
  await openBotChat(page, market, admin.id);
  await write(page, "/start");
  await write(page, "/stats");
  await expect(log(page).getByText("Сегодня · вчера · 7 дней").last()).toBeVisible();
  await expect(
    log(page)
      .getByText(/Новые люди: \d/)
      .last(),
  ).toBeVisible();
  await keepPicture(page, "admin-chat-4-stats");

  // Beside those that an earlier try asked for.
  const next = async (section: string, ask: () => Promise<void>) => {
    const files = log(page).getByRole("link", { name: new RegExp(`bozor-${section}-.*\\.csv`) });
    const before = await files.count();
    await ask();
    await expect(files).toHaveCount(before + 1, { timeout: 20_000 });
    return files.last();
  };
  const file = await next("reports", () => write(page, "/report 7d"));
  await keepPicture(page, "admin-chat-5-report");
  const csv = async (link: typeof file) => {
    const address = new URL((await link.getAttribute("href")) ?? "", market.messengerUrl);
    return (await fetch(address)).text();
  };
  expect(await csv(file)).toContain("Не остановили бота;");
  const section = await next("users", () => button(page, "Пользователи").click());
  const [, active] = /Не остановили бота;(\d+)/.exec(await csv(section)) ?? [];
  await expect(log(page).getByText(`Не остановили бота: ${active}`).last()).toBeVisible();
  await keepPicture(page, "admin-chat-6-users");
});

test("a stranger's /moderate is an unknown command, and no menu names it", async ({ page, market }) => {
  const { id } = await Member.make(market, "Nodira");
  await openBotChat(page, market, id);
  await write(page, "/moderate");
  await expect.poll(async () => (await saidTo(market, id)).join("\n")).toContain("Такой команды нет");
  const commandsOf = async (personId: number) => {
    await openBotChat(page, market, personId);
    await page.getByRole("textbox").last().fill("/");
    return page.getByRole("list", { name: "Commands" });
  };
  await expect(await commandsOf(id)).toContainText("/start");
  await expect(await commandsOf(id)).not.toContainText("/moderate");
  const own = (await commandsOf(people.admin)).getByText("/moderate");
  await own.scrollIntoViewIfNeeded();
  await expect(own).toBeVisible();
  await keepPicture(page, "admin-chat-7-menu");
});
