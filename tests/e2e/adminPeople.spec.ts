import type { Page } from "@playwright/test";
import { drawPhoto } from "../photos.ts";
import { inDatabase } from "./support/inDatabase.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, type Market, people } from "./support/market.ts";
import { Member, saidTo } from "./support/member.ts";
import { emptyQueue } from "./support/moderating.ts";
import { openBotChat } from "./support/openBotChat.ts";
import { test } from "./support/ownAdmin.ts";

const log = (page: Page) => page.getByRole("log");
const button = (page: Page, name: string | RegExp) => log(page).getByRole("button", { name }).last();
const said = (page: Page, words: string | RegExp) => expect(log(page).getByText(words).last()).toBeVisible();

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole("textbox").last();
  await field.fill(text);
  await field.press("Enter");
}

/** Everything that the bot has told somebody. */
const toldTo =
  (market: Market, { id }: Member) =>
  async () =>
    (await saidTo(market, id)).join("\n");

async function openAdmin(page: Page, market: Market, { id }: Member): Promise<void> {
  await openBotChat(page, market, id);
  await write(page, "/start");
}

/** Names of this run alone: what an earlier one said still stands in the chat. */
const named = (name: string) => `${name} ${Date.now().toString(36)}`;

test("a person is found, given coins, banned and let back, and hears of each", async ({
  page,
  market,
  admin,
}) => {
  test.slow();
  const name = named("Жасур");
  const person = await Member.make(market, name);
  const told = toldTo(market, person);
  const listing = `Шкаф ${person.id}`;
  await person.post(listing);
  await emptyQueue(await Member.of(market, people.admin));

  await openAdmin(page, market, admin);
  await write(page, `/find ${name}`);
  await keepPicture(page, "admin-people-1-found");
  await button(page, `👤 ${name}`).click();
  await said(page, new RegExp(`Telegram ${person.id}`));
  await keepPicture(page, "admin-people-2-card");

  await button(page, "🪙 Монеты").click();
  const how = log(page)
    .getByText(/\/coins #\d+ \+50/)
    .last();
  const [, id] = /#(\d+)/.exec(await how.innerText()) ?? [];
  await write(page, `/coins #${id} +51 За отзыв`);
  await said(page, /Начислить 51 монету/);
  await button(page, /Начислить 51/).click();
  await said(page, "На балансе: 51");
  await keepPicture(page, "admin-people-3-coins");
  await expect.poll(told).toContain("Вам начислено монет: 51");
  expect(await told()).toContain("За отзыв");

  await write(page, `/user #${id}`);
  await said(page, /Монеты: 51/);
  await button(page, "⛔️ Заблокировать").click();
  await said(page, "объявления уйдут из продажи: 1");
  await keepPicture(page, "admin-people-4-ask-ban");
  await button(page, "⛔️ Заблокировать").click();
  await said(page, `${name}: аккаунт заблокирован. Ушло из продажи: 1`);
  await expect.poll(told).toContain("Ваш аккаунт заблокирован");
  await expect(person.post("Ещё шкаф")).rejects.toThrow(/40[13]/);

  await button(page, "↩️ Отменить").click();
  await said(page, `${name}: аккаунт снова открыт. Вернулось в продажу: 1`);
  await keepPicture(page, "admin-people-5-back");
  await expect.poll(told).toContain("Ваш аккаунт разблокирован");
  for (const action of ["user.ban", "user.unban"]) {
    const noted = "select from audit_log where action = $1 and subject_id = $2";
    expect(await inDatabase(noted, [action, id])).toBe(1);
  }
});

test("a switch is turned over by its button, after a question, and back by words", async ({
  page,
  market,
  admin,
}) => {
  await openAdmin(page, market, admin);
  await write(page, "/flag");
  await said(page, "Переключатели");
  await keepPicture(page, "admin-people-6-flags");
  await button(page, /Включить ORDERS_CLAIM_LIVE/).click();
  await said(page, "Подействует сразу и для всех");
  await button(page, /^🟢 Включить$/).click();
  await said(page, /ORDERS_CLAIM_LIVE: 🟢 включён/);
  await keepPicture(page, "admin-people-7-flag");
  await write(page, "/flag ORDERS_CLAIM_LIVE off");
  await said(page, "Выключить ORDERS_CLAIM_LIVE?");
  await button(page, /^⚪️ Выключить$/).click();
  await said(page, /ORDERS_CLAIM_LIVE: ⚪️ выключен/);
  expect(
    await inDatabase("select from flags where key = 'ORDERS_CLAIM_LIVE' and data = 'false'::jsonb", []),
  ).toBe(1);
});

test("who becomes an admin sees the commands in their language, and no more when the role is gone", async ({
  page,
  market,
  admin,
}) => {
  test.slow();
  const name = named("Nodira");
  const member = await Member.make(market, name, "uz");
  const told = toldTo(market, member);
  const commands = async () => {
    await openBotChat(page, market, member.id);
    await page.getByRole("textbox").last().fill("/");
    return page.getByRole("list", { name: "Commands" });
  };
  await expect(await commands()).not.toContainText("/broadcast");

  await openAdmin(page, market, admin);
  await write(page, `/admin add ${member.id}`);
  await said(page, `Какую роль дать: ${name}`);
  await button(page, "Менеджер").click();
  await said(page, `Дать роль «Менеджер»: ${name}`);
  await keepPicture(page, "admin-people-8-ask-admin");
  await button(page, "🛡 Дать роль: Менеджер").click();
  await said(page, `${name}: Менеджер`);
  await expect.poll(told).toContain("Bozordagi rolingiz: Menejer");

  const own = (await commands()).getByText("/broadcast");
  await own.scrollIntoViewIfNeeded();
  await expect(page.getByRole("list", { name: "Commands" })).toContainText("Hammaga xabar");
  await keepPicture(page, "admin-people-9-menu-uz");
  await write(page, `/user ${member.id}`);
  await said(page, "🛡 Menejer");
  await keepPicture(page, "admin-people-10-card-uz");

  await openAdmin(page, market, admin);
  await write(page, "/admin");
  await said(page, /Людей с ролью: \d/);
  await button(page, `🛡 ${name}`).click();
  await button(page, "Забрать роль").click();
  await said(page, `Забрать роль: ${name}`);
  await button(page, "Забрать роль").click();
  await said(page, `${name}: роли больше нет`);
  await expect.poll(told).toContain("Endi Bozorda rolingiz yoʻq");
  await expect(await commands()).not.toContainText("/broadcast");
  await write(page, "/stats");
  await expect(log(page).getByText("Bugun · kecha · 7 kun")).toHaveCount(0);
});

test("a broadcast: seen before it goes, counted, sent, and heard by each in their language", async ({
  page,
  market,
  admin,
}) => {
  test.slow();
  const [russian, uzbek, hindi] = [
    await Member.make(market, "Тимур"),
    await Member.make(market, "Lola", "uz"),
    await Member.make(market, "Asha", { language: "hi", platform: "android", phone: "+919812345670" }),
  ];
  const mark = Date.now().toString(36);
  await openAdmin(page, market, admin);
  await write(page, "/broadcast");
  await said(page, "Отправьте сообщение для всех");
  const photo = (await drawPhoto(1200, 800).jpeg().toBuffer()).toString("base64");
  await market.act(`people/${admin.id}/photos`, { photos: [photo], caption: `Скидки недели ${mark}` });
  await said(page, `Для всех: Скидки недели ${mark}`);
  await button(page, "➕ UZ").click();
  await said(page, "для тех, у кого узбекский");
  await write(page, `Hafta chegirmalari ${mark}`);
  await said(page, `Узбекский: Hafta chegirmalari ${mark}`);
  await button(page, "👥 RU").click();
  await button(page, "👥 UZ").click();
  await said(page, "Кому: Русский, Узбекский");
  await button(page, "🔗 Добавить кнопку").click();
  await write(page, "Смотреть\nmarket");
  await said(page, "Кнопка: Смотреть");
  await keepPicture(page, "admin-cast-1-card");

  await button(page, "👀 Посмотреть").click();
  await said(page, /Так это увидят люди/);
  await keepPicture(page, "admin-cast-2-preview");
  await button(page, /Отправить: \d/).click();
  await said(page, /Рассылка закончена/);
  await keepPicture(page, "admin-cast-3-done");

  await expect.poll(toldTo(market, russian)).toContain(`Скидки недели ${mark}`);
  await expect.poll(toldTo(market, uzbek)).toContain(`Hafta chegirmalari ${mark}`);
  expect(await toldTo(market, russian)()).not.toContain("Hafta");
  expect(await toldTo(market, hindi)()).not.toContain(mark);

  await openBotChat(page, market, uzbek.id);
  await button(page, "🔕 Yangilik yuborilmasin").click();
  await expect(page.getByRole("dialog")).toContainText("yangiliklar endi kelmaydi");
  await keepPicture(page, "admin-cast-4-muted");
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(button(page, "🔔 Yangiliklar yana kelsin")).toBeVisible();
});

test("a broadcast is stopped on its way: how far it is shows, and the rest hear nothing", async ({
  page,
  market,
  admin,
}) => {
  test.slow();
  const FIRST = 6_900_000_000;
  // Enough people that it takes a while; none of them has a Telegram, so nobody is reached. An earlier try has forgotten them.
  const meet = `insert into users (telegram_id, first_name, language, bot_started_at)
    select $1::bigint + number, 'Nobody', 'en', now() from generate_series(1, 400) number
    on conflict (telegram_id) do update set bot_stopped_at = null`;
  await inDatabase(meet, [FIRST]);
  const forget =
    "update users set bot_stopped_at = now() where telegram_id between $1::bigint and $1::bigint + 400";
  try {
    await openAdmin(page, market, admin);
    await write(page, "/broadcast");
    await write(page, "Big news");
    await said(page, "Для всех: Big news");
    await button(page, "👥 EN").click();
    await said(page, "Кому: Английский");
    await button(page, "👀 Посмотреть").click();
    await button(page, /Отправить: [4-9]\d\d/).click();
    await said(page, "Рассылка идёт");
    await said(page, /из [4-9]\d\d\s+Не дошло: [1-9]\d*\s+Осталось: [1-9]/);
    await keepPicture(page, "admin-cast-5-on-its-way");
    await button(page, "⏹ Остановить").click();
    await said(page, "Рассылка остановлена");
    await said(page, /из [4-9]\d\d\s+Не дошло: [1-9]\d*\s+Не получат: [1-9]/);
    await keepPicture(page, "admin-cast-6-stopped");
    await expect(button(page, "⏹ Остановить")).toHaveCount(0);
  } finally {
    await inDatabase(forget, [FIRST]);
  }
});
