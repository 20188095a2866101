import type { User as TelegramPerson } from "grammy/types";
import { expect, test } from "vitest";
import { quickQuestions } from "#core/market/conversations/quickWords.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { Block } from "#db/models/Block.ts";
import { Connection } from "#db/models/Connection.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { User } from "#db/models/User.ts";
import { buildListing } from "../../../tests/factories.ts";
import { fakeChats, lastTo, replyTo, to } from "../../../tests/fakeChats.ts";
import { appsOf, BROKEN, buttonsOf } from "../../../tests/fakeTelegram.ts";

const { telegram, meet, openChat, tell } = fakeChats();

test("a buyer gets the listing's card and learns whom they write to; the contact is recorded", async () => {
  const seller = await meet({ first_name: "Селлер <3" });
  const listing = await buildListing({ ownerId: seller.row.id, name: "Диван", price: 5000, photos: 1 });
  const buyer = await meet({ language_code: "uz" });
  expect(await telegram.say(buyer.person, `/start chat_${listing.id}`)).toEqual([]);

  const [card, ...rest] = await telegram.deliver();
  expect(rest).toEqual([]);
  expect(card).toMatchObject({ method: "sendPhoto", chat_id: buyer.person.id, parse_mode: "HTML" });
  expect(String(card?.caption).replace(/\s/g, " ")).toContain("<b>Диван</b> 5 000 soʻm 📍 Toshkent");
  expect(card?.caption).toContain("<b>Селлер &lt;3</b>");
  expect(appsOf(card)).toEqual([`https://bozor.test/webApp?tgWebAppStartParam=product_${listing.link}`]);
  const offered = [
    ...quickQuestions.map((word) => `button-chat-quick-${word}` as const),
    "button-offer",
    "button-chat-phone",
    "button-chat-listing",
    "button-chat-end",
    "button-chat-block",
    "button-chat-report",
  ] as const;
  expect(buttonsOf(card).map(({ text }) => text)).toEqual(offered.map((key) => translate("uz", key)));
  expect(await Connection.findOne({ where: { userId: buyer.row.id } })).toMatchObject({
    listingId: listing.id,
    kind: "chat",
  });
});

test("another person's messages are nobody's way into a conversation", async () => {
  const { seller, conversation, listing } = await openChat();
  const stranger = await meet();
  const theirs = await lastTo((await openChat()).buyer.person);
  expect((await tell(stranger.person, replyTo(theirs, "привет")))[0]?.text).toBe(
    translate("ru", "fallback-text"),
  );
  for (const payload of [`chat_${listing.id}-${conversation.id}`, `chat_${listing.id}-999999`]) {
    const [answer] = await tell(stranger.person, `/start ${payload}`);
    // The listing is anybody's to see, what was said about it isn't.
    expect(answer?.text).toContain("📍 Ташкент");
    expect(buttonsOf(answer)).toHaveLength(1);
  }
  for (const press of ["enter", "end", "block", "report"]) {
    const [answer] = await telegram.press(stranger.person, `chat:${press}:${conversation.id}`);
    expect(answer).toMatchObject({ text: translate("ru", "error-not-found"), show_alert: true });
  }
  const [answer] = await telegram.press(stranger.person, `chat:block:${conversation.id}:spam`);
  expect(answer).toMatchObject({ text: translate("ru", "error-not-found") });
  expect(await Block.count({ where: { blockedId: seller.row.id } })).toBe(0);
});

test("a seller comes in by the link of the conversation, to its own listing only", async () => {
  const { seller, buyer, conversation, listing } = await openChat();
  const [card] = await tell(seller.person, `/start chat_${listing.id}-${conversation.id}`);
  expect(card?.text).toContain("<b>Лола</b>");
  const shown = [
    "button-chat-quick-reserved",
    "button-chat-quick-sold",
    "button-offer-name",
    "button-chat-phone",
    "button-chat-listing",
    "button-chat-end",
    "button-chat-block",
  ] as const;
  expect(buttonsOf(card).map(({ text }) => text)).toEqual(shown.map((key) => translate("ru", key)));
  expect(to(await tell(seller.person, "Здравствуйте"), buyer.person)).toHaveLength(1);

  const other = await buildListing({ ownerId: seller.row.id });
  const [gone] = await tell(seller.person, `/start chat_${other.id}-${conversation.id}`);
  expect(gone?.text).toContain("📍 Ташкент");
  expect(buttonsOf(gone)).toHaveLength(1);
});

test("one's own listing, one that takes calls only and an unreachable seller are refused in clear words", async () => {
  const { seller, buyer, listing } = await openChat();
  const says = async (person: TelegramPerson, id: number) => (await tell(person, `/start chat_${id}`))[0];

  const own = await says(seller.person, listing.id);
  expect(own?.text).toBe(translate("ru", "chat-own"));
  expect(appsOf(own)).toHaveLength(1);

  const calls = await buildListing({ ownerId: seller.row.id, contactMethods: "call" });
  expect((await says(buyer.person, calls.id))?.text).toBe(translate("ru", "chat-calls-only"));

  const away = await buildListing();
  await User.update({ botStoppedAt: new Date() }, { where: { id: away.ownerId } });
  expect((await says(buyer.person, away.id))?.text).toBe(translate("ru", "chat-away"));
  expect(await Connection.count({ where: { listingId: away.id } })).toBe(0);

  const closed = await buildListing({ status: "closed", name: "Стол" });
  const over = await says(buyer.person, closed.id);
  expect(over?.text).toMatch(/^<b>Стол<\/b>\n.*\n📍 Ташкент\n\nОбъявление уже не активно/);
  expect(appsOf(over)).toHaveLength(1);
});

test("a buyer reports the listing from the chat; a seller can't report their own", async () => {
  const { seller, buyer, conversation, listing } = await openChat();
  const [, ask] = await telegram.press(buyer.person, `chat:report:${conversation.id}`);
  expect(buttonsOf(ask)).toHaveLength(8);
  const [, done] = await telegram.press(buyer.person, `chat:report:${conversation.id}:fraud`);
  expect(done?.text).toBe(translate("ru", "chat-report-done"));
  expect(await ListingReport.findOne({ where: { listingId: listing.id } })).toMatchObject({
    reporterId: buyer.row.id,
    reason: "fraud",
  });
  const [toast] = await telegram.press(seller.person, `chat:report:${conversation.id}:fraud`);
  expect(toast?.text).toBe(translate("ru", "error-own-listing"));
});

test("a block is asked about, closes both directions, and can be thought better of", async () => {
  const { seller, buyer, conversation } = await openChat();
  await tell(buyer.person, "грубость");

  const [, ask] = await telegram.press(seller.person, `chat:block:${conversation.id}`);
  expect(ask?.text).toBe(translate("ru", "chat-block-ask", { name: "Лола" }));
  const [rude, ...others] = buttonsOf(ask);
  expect(rude).toEqual({
    text: translate("ru", "chat-block-rude"),
    callback_data: `chat:block:${conversation.id}:rude`,
  });
  expect(others.at(-1)).toMatchObject({ callback_data: "chat:cancel" });

  const [, kept] = await telegram.press(seller.person, "chat:cancel");
  expect(kept).toMatchObject({ method: "editMessageText", text: translate("ru", "chat-cancelled") });
  expect(await Block.count({ where: { blockerId: seller.row.id } })).toBe(0);

  const [, done] = await telegram.press(seller.person, `chat:block:${conversation.id}:rude`);
  expect(done).toMatchObject({ text: translate("ru", "chat-block-done", { name: "Лола" }) });
  expect(await Block.findOne({ where: { blockerId: seller.row.id } })).toMatchObject({
    blockedId: buyer.row.id,
    reason: "rude",
  });
  const calls = await tell(buyer.person, "алло");
  expect(calls.map(({ chat_id, text }) => [chat_id, text])).toEqual([
    [buyer.person.id, translate("ru", "chat-blocked")],
  ]);
  const [toast] = await telegram.press(seller.person, `chat:enter:${conversation.id}`);
  expect(toast).toMatchObject({ text: translate("ru", "error-blocked") });
});

test("ended by a button, the words go nowhere until it is taken up again", async () => {
  const { seller, buyer, conversation } = await openChat();
  const names = { name: "Селлер", listing: "Диван" };
  const press = () => telegram.press(buyer.person, `chat:end:${conversation.id}`);
  const end = async () => [...(await press()), ...(await telegram.deliver())];
  // Pressed twice, at once or not, it is done and said once.
  await Promise.all([press(), press()]);
  const [left, ...more] = await telegram.deliver();
  expect(more).toEqual([]);
  expect(left?.text).toBe(translate("ru", "chat-left", names));
  expect((await tell(buyer.person, "ау"))[0]?.text).toBe(translate("ru", "fallback-text"));
  expect((await end()).map(({ text }) => text)).toEqual([translate("ru", "chat-left-done", names)]);

  const [button] = buttonsOf(left) as { callback_data: string }[];
  await telegram.press(buyer.person, button!.callback_data);
  expect(to(await tell(buyer.person, "снова я"), seller.person)).toHaveLength(1);
});

test("an end whose answer was lost is still told, once, with the way back", async () => {
  const { buyer, conversation } = await openChat();
  telegram.refuse("answerCallbackQuery", BROKEN);
  await expect(telegram.press(buyer.person, `chat:end:${conversation.id}`)).rejects.toThrow();
  const again = [...(await telegram.again()), ...(await telegram.deliver())];
  const names = { name: "Селлер", listing: "Диван" };
  expect(again.map(({ text }) => text)).toEqual([
    translate("ru", "chat-left-done", names),
    translate("ru", "chat-left", names),
  ]);
  expect(buttonsOf(again[1])).toHaveLength(1);
});
