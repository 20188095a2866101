import type { Page } from "@playwright/test";
import { messagesOf } from "./support/chatOf.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, type Market, people, test } from "./support/market.ts";
import { Member, saidTo } from "./support/member.ts";
import { words } from "./support/words.ts";

const CARD = "8600 1234 5678 9012";

interface Chat {
  market: Market;
  page: Page;
  seller: Member;
  buyer: Member;
  listing: { id: number; link: string };
}

async function meet(market: Market, page: Page): Promise<Chat> {
  const admin = await Member.of(market, people.admin);
  const seller = await Member.make(market, "Sanjar", "ru");
  const buyer = await Member.make(market, "Lola", {
    language: "uz",
    platform: "ios",
    phone: "+998901237788",
  });
  const listing = await seller.post("Комод дубовый");
  await admin.call("POST", "/api/user/telegram/products/moderate", {
    isModerated: true,
    productIds: [listing.id],
  });
  return { market, page, seller, buyer, listing };
}

/** Opens somebody's chat with the bot, as their phone shows it. */
async function openChat({ market, page }: Chat, { id }: Member) {
  await page.goto(`${market.messengerUrl}/?person=${id}&chat=bot`);
  return page.getByRole("log");
}

/** Presses the last button of these words in the open chat. */
async function press(page: Page, text: string | RegExp) {
  await page.getByRole("log").getByRole("button", { name: text }).last().click();
}

async function write(page: Page, text: string) {
  await page.getByRole("textbox", { name: "Message" }).fill(text);
  await page.getByRole("textbox", { name: "Message" }).press("Enter");
}

const heard = ({ market }: Chat, { id }: Member, what: string | RegExp) =>
  expect.poll(async () => (await saidTo(market, id)).join("\n---\n")).toMatch(what);

/** The buyer asks with one press, the seller answers with one. */
async function askAndAnswer(chat: Chat) {
  const { market, page, seller, buyer, listing } = chat;
  await market.act(`people/${buyer.id}/start`, { payload: `chat_${listing.id}` });
  await openChat(chat, buyer);
  await expect(page.getByRole("log").getByRole("button", { name: "Hali bormi?" })).toBeVisible();
  await keepPicture(page, "relay-1-card");
  await press(page, "Hali bormi?");
  await heard(chat, seller, /Lola · Комод дубовый\n\nЗдравствуйте! Ещё продаётся\?/);

  await openChat(chat, seller);
  await press(page, "✅ Да");
  await heard(chat, buyer, /Ha, hali sotuvda\./);
  await keepPicture(page, "relay-2-answered");
}

/** An offer, another price instead, and an agreement. */
async function agree(chat: Chat) {
  const { page, seller, buyer } = chat;
  await openChat(chat, buyer);
  await press(page, "💰 Narx taklif qilish");
  await press(page, /Oʻz narxim/);
  await expect(page.getByRole("log").getByText(/Bitta son yuboring/)).toBeVisible();
  await write(page, "200 ming");
  await heard(chat, seller, /💰 Предлагает 200\s000 сум/);
  await keepPicture(page, "relay-3-offered");

  await openChat(chat, seller);
  await press(page, "Назвать свою");
  await expect(page.getByRole("log").getByText(/Отправьте одно число/)).toBeVisible();
  await write(page, "230k");
  await heard(chat, buyer, /💰 Taklif: 230\s000 soʻm/);
  await keepPicture(page, "relay-4-countered");

  await openChat(chat, buyer);
  await press(page, "✅ Roziman");
  await heard(chat, seller, /✅ Договорились: 230\s000 сум/);
  await expect(page.getByRole("log").getByText(/✅ Kelishdingiz: 230\s000 soʻm/)).toBeVisible();
  await keepPicture(page, "relay-5-agreed");
}

/** Everybody sees that it is kept for somebody, and for whom only those two. */
async function seeReserved({ market, page, seller, buyer, listing }: Chat) {
  const feed = await market.open(page, { personId: people.timur, app: "market", url: "/webApp?lng=ru" });
  const card = feed.getByRole("article").filter({ hasText: "Комод дубовый" }).first();
  await expect(card.getByText(words.ru["card.reserved"])).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  await keepPicture(page, "relay-6-feed");
  const app = await market.open(page, {
    personId: people.aziza,
    app: "market",
    url: `/webApp/product/${listing.link}?lng=uz`,
  });
  await expect(app.getByRole("note")).toContainText(words.uz["listing.reservedHint"]);
  await expect(app.getByRole("button", { name: words.uz["contact.chat"] })).toBeVisible();
  await keepPicture(page, "relay-7-listing");
  const own = await market.open(page, {
    personId: buyer.id,
    app: "market",
    url: `/webApp/product/${listing.link}?lng=uz`,
  });
  await expect(own.getByRole("note")).toContainText(words.uz["listing.reservedForMe"]);
  await keepPicture(page, "relay-8-for-me");

  const items = await market.open(page, { personId: seller.id, app: "market", url: "/webApp/items?lng=ru" });
  await expect(items.getByText(/Забронировано до/)).toBeVisible();
  await items.getByRole("button", { name: /Действия: Комод/ }).click();
  await expect(items.getByRole("button", { name: words.ru["items.do.release"] })).toBeVisible();
  await keepPicture(page, "relay-9-items");
}

/** A place, a venue, and a number that goes only once its owner has agreed. */
async function meetUp(chat: Chat) {
  const { market, page, seller, buyer } = chat;
  await openChat(chat, seller);
  await page.getByRole("button", { name: "Attach" }).click();
  await page.getByRole("menuitem", { name: "Location" }).click();
  await page.getByRole("button", { name: "Chorsu Bazaar, by name" }).click();
  await expect
    .poll(async () => (await messagesOf(market, buyer.id)).at(-1))
    .toMatchObject({ venue: { title: "Chorsu Bazaar" }, location: { latitude: 41.326418 } });
  await market.act(`people/${buyer.id}/location`, { latitude: 41.3, longitude: 69.25 });
  await expect
    .poll(async () => (await messagesOf(market, seller.id)).at(-1)?.location)
    .toEqual({ latitude: 41.3, longitude: 69.25 });
  await keepPicture(page, "relay-10-places");

  await openChat(chat, buyer);
  await market.act(`people/${buyer.id}/press`, { text: "📞 Raqam berish" });
  await expect(page.getByRole("log").getByText(/Avval raqamingizni tasdiqlang/)).toBeVisible();
  await market.act(`people/${buyer.id}/contact`, {});
  await expect(
    page.getByRole("log").getByText(/bu odam raqamingizni koʻradi — \+998901237788/),
  ).toBeVisible();
  await keepPicture(page, "relay-11-consent");
  expect((await saidTo(market, seller.id)).join("\n")).not.toContain("901237788");
  await press(page, "📞 Raqamni yuborish");
  await heard(chat, seller, /📞 \+998901237788/);
}

/** A link waits for its sender, a card's number never goes. */
async function holdBack(chat: Chat) {
  const { market, page, seller, buyer } = chat;
  await openChat(chat, buyer);
  await write(page, "Mana bu yerda toʻlang: olx-pay.com");
  await expect(page.getByRole("log").getByText(/Hozircha yetkazmadik/)).toBeVisible();
  await write(page, `Kartam ${CARD}`);
  await expect(page.getByRole("log").getByText(/karta raqamiga oʻxshaydi/)).toBeVisible();
  await keepPicture(page, "relay-12-held");
  expect((await saidTo(market, seller.id)).join("\n")).not.toMatch(/olx-pay|8600/);
  await press(page, "Baribir yuborish");
  await heard(chat, seller, /⚠️ Осторожно[^\n]*\n\nMana bu yerda toʻlang: olx-pay\.com/);
  expect((await saidTo(market, seller.id)).join("\n")).not.toContain("8600");
}

test("a buyer and a seller of two languages agree on a price, meet and part in the bot", async ({
  page,
  market,
}) => {
  test.slow();
  const chat = await meet(market, page);
  await askAndAnswer(chat);
  await agree(chat);
  await seeReserved(chat);
  await meetUp(chat);
  await holdBack(chat);

  const { seller, buyer, listing } = chat;
  await openChat(chat, seller);
  await keepPicture(page, "relay-13-warned");
  await market.act(`people/${seller.id}/press`, { text: "Продано" });
  await heard(chat, buyer, /Sotilib ketdi\./);
  await press(page, "✅ Снять: продано");
  await expect(page.getByRole("log").getByText(/Снято с продажи/)).toBeVisible();
  await keepPicture(page, "relay-14-sold");
  const app = await market.open(page, {
    personId: people.timur,
    app: "market",
    url: `/webApp/product/${listing.link}?lng=ru`,
  });
  await expect(app.getByText(words.ru["listing.notActive"], { exact: true })).toBeVisible();
});
