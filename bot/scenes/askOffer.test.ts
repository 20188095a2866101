import { afterEach, expect, test, vi } from "vitest";
import { languages } from "#contract/languages.ts";
import { type KeyWith, translate } from "#core/platform/i18n/translate.ts";
import { Listing } from "#db/models/Listing.ts";
import { Offer } from "#db/models/Offer.ts";
import { fakeChats, lastTo, photo, replyTo, to } from "../../tests/fakeChats.ts";
import { buttonsOf, fakePerson } from "../../tests/fakeTelegram.ts";

const { telegram, openChat, tell } = fakeChats();
const ru = (key: KeyWith) => translate("ru", key);
const removed = { reply_markup: { remove_keyboard: true } };

afterEach(() => {
  vi.useRealTimers();
});

/** A seller who is asked for a price by the bot, and a second buyer, of a wardrobe, who has just written to them. */
async function askSeller() {
  const sofa = await openChat("Диван");
  const wardrobe = await openChat("Шкаф", sofa.seller);
  await Listing.update({ price: 1_000_000, priceSum: 1_000_000 }, { where: { id: sofa.listing.id } });
  await tell(wardrobe.buyer.person, "про шкаф");
  const { person: seller } = sofa.seller;
  const heard = await lastTo(seller);
  await telegram.press(seller, `chat:offer:${sofa.conversation.id}`);
  return { sofa, wardrobe, seller, heard, question: telegram.lastSent() };
}

const offersOf = (conversationId: number) => Offer.count({ where: { conversationId } });

test("a reply to another buyer's words is theirs, also when it is a number, and the question still stands", async () => {
  const { sofa, wardrobe, seller, heard } = await askSeller();
  const calls = await tell(seller, replyTo(heard, "450 000"));
  expect(to(calls, wardrobe.buyer.person)[0]?.text).toBe("<b>Селлер</b> · Шкаф\n\n450 000");
  expect(to(calls, sofa.buyer.person)).toEqual([]);
  expect(await offersOf(sofa.conversation.id)).toBe(0);

  await tell(seller, "900 000");
  expect(await offersOf(sofa.conversation.id)).toBe(1);
});

test("a reply to the bot's own question, or to what it said of a slip, is an answer", async () => {
  const { sofa, seller, question } = await askSeller();
  const [slip] = await tell(seller, replyTo(question, "дорого"));
  expect(slip?.text).toBe(ru("offer-no-number"));
  await tell(seller, replyTo(telegram.lastSent(), "900 000"));
  expect(await offersOf(sofa.conversation.id)).toBe(1);
});

test("/cancel leads out of it, and nothing more is said", async () => {
  const { sofa, seller } = await askSeller();
  expect(await tell(seller, "/cancel")).toEqual([
    expect.objectContaining({ text: ru("offer-cancelled"), ...removed }),
  ]);
  await tell(seller, "900 000");
  expect(await offersOf(sofa.conversation.id)).toBe(0);
});

test("a reply to something else is asked about, never taken for a price", async () => {
  const { sofa, seller } = await askSeller();
  const [answer] = await tell(seller, replyTo(4711, "900 000"));
  expect(answer?.text).toBe(ru("chat-whom"));
  expect(await offersOf(sofa.conversation.id)).toBe(0);
});

test("a place, a photo, a voice and somebody's contact mean in the middle of it what they mean elsewhere", async () => {
  const { buyer, seller, conversation } = await openChat();
  await telegram.press(buyer.person, `chat:offer:${conversation.id}:own`);
  const location = { latitude: 41.3, longitude: 69.2 };
  const placed = await tell(buyer.person, { location });
  expect(to(placed, seller.person).map(({ method }) => method)).toContain("sendLocation");
  const pictured = await tell(buyer.person, { photo: photo("p") });
  expect(to(pictured, seller.person)).toMatchObject([{ method: "sendPhoto", photo: "p" }]);
  const own = { phone_number: "+998901112233", first_name: "Лола", user_id: buyer.person.id };
  for (const content of [{ voice: { file_id: "v" } }, { contact: own }]) {
    expect(await tell(buyer.person, content)).toMatchObject([{ text: ru("chat-only-text") }]);
  }
  const [again] = await tell(buyer.person, "дорого");
  expect(again?.text).toBe(ru("offer-no-number"));
});

test("an album is asked about as a whole, as it is elsewhere", async () => {
  const { buyer, conversation } = await openChat();
  await telegram.press(buyer.person, `chat:offer:${conversation.id}:own`);
  const said = [];
  for (const file of ["one", "two", "three"]) {
    const caption = file === "one" ? { caption: "Диван, 300$" } : {};
    said.push(...(await tell(buyer.person, { photo: photo(file), media_group_id: "7", ...caption })));
  }
  expect(said.map(({ text }) => text)).toEqual([ru("chat-whom")]);
});

test.each(languages)("“Cancel” in %s leads out, whatever language the question was in", async (language) => {
  const { buyer, seller, conversation } = await openChat();
  await telegram.press(buyer.person, `chat:offer:${conversation.id}:own`);
  const cancelled = await tell(buyer.person, translate(language, "button-cancel"));
  expect(cancelled).toMatchObject([{ text: ru("offer-cancelled"), ...removed }]);
  expect(to(await tell(buyer.person, "привет"), seller.person)).toHaveLength(1);
});

test("a language that is chosen in the middle of it is spoken from then on", async () => {
  const { buyer, conversation } = await openChat();
  await telegram.press(buyer.person, `chat:offer:${conversation.id}:own`);
  await telegram.press(buyer.person, "language:uz");
  const [again] = await tell(buyer.person, "qimmat");
  expect(again).toMatchObject({
    text: translate("uz", "offer-no-number"),
    reply_markup: { keyboard: [[{ text: translate("uz", "button-cancel") }]] },
  });
});

/** Everything happens so many minutes later. */
function later(minutes: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });
}

async function askBuyer() {
  const chat = await openChat();
  await Listing.update({ price: 1_000_000, priceSum: 1_000_000 }, { where: { id: chat.listing.id } });
  await telegram.press(chat.buyer.person, `chat:offer:${chat.conversation.id}:own`);
  return chat;
}

test("after its time a price is no offer and no message: the keyboard goes and a button asks anew", async () => {
  const { buyer, seller, conversation } = await askBuyer();
  later(16);
  const calls = await tell(buyer.person, "900 000");
  expect(calls).toMatchObject([{ text: ru("scene-over"), ...removed }, { text: ru("scene-begin-again") }]);
  expect(buttonsOf(calls[1])).toMatchObject([{ callback_data: `chat:offer:${conversation.id}:own` }]);
  expect(await offersOf(conversation.id)).toBe(0);
  expect(to(await tell(buyer.person, "900 000"), seller.person)).toHaveLength(1);
});

test("after its time other words go where they belong, and the keyboard goes too", async () => {
  const { buyer, seller } = await askBuyer();
  later(16);
  const calls = await tell(buyer.person, "ещё тут?");
  expect(to(calls, buyer.person)[0]).toMatchObject({ text: ru("scene-over"), ...removed });
  expect(to(calls, seller.person)[0]?.text).toContain("ещё тут?");
});

test("after its time a press of “Cancel” is still one", async () => {
  const { buyer } = await askBuyer();
  later(60 * 24);
  const calls = await tell(buyer.person, ru("button-cancel"));
  expect(calls).toMatchObject([{ text: ru("offer-cancelled"), ...removed }]);
});

test.each(languages)(
  "a “Cancel” in %s that is left over is never passed on, and its keyboard goes",
  async (language) => {
    const { buyer, seller } = await openChat();
    const calls = await tell(buyer.person, translate(language, "button-cancel"));
    expect(to(calls, seller.person)).toEqual([]);
    expect(calls).toMatchObject([{ text: ru("scene-none"), ...removed }]);
  },
);

test("so it is for who has nobody to talk to", async () => {
  const person = fakePerson({ language_code: "en" });
  const calls = await telegram.say(person, "Cancel");
  expect(calls).toMatchObject([{ text: translate("en", "scene-none"), ...removed }]);
});

test("a ban in the middle of it takes the keyboard, and once it is lifted nothing is asked", async () => {
  const { buyer, seller } = await askBuyer();
  await buyer.row.update({ bannedAt: new Date() });
  expect(await tell(buyer.person, "900 000")).toMatchObject([{ text: ru("error-banned"), ...removed }]);
  await buyer.row.update({ bannedAt: null });
  expect(to(await tell(buyer.person, "привет"), seller.person)).toHaveLength(1);
});

test("so does the end of the account, asked for in the middle of it", async () => {
  const { buyer, seller } = await askBuyer();
  await buyer.row.update({ deletionAskedAt: new Date() });
  const calls = await tell(buyer.person, ru("button-cancel"));
  expect(calls[0]).toMatchObject({ text: ru("scene-over"), ...removed });
  expect(calls).toHaveLength(2);
  expect(await tell(buyer.person, ru("button-cancel"))).toHaveLength(1);
  await buyer.row.update({ deletionAskedAt: null });
  expect(to(await tell(buyer.person, "привет"), seller.person)).toHaveLength(1);
});

test("a price in another currency than the listing's is asked for again", async () => {
  const { sofa, seller } = await askSeller();
  const [said] = await tell(seller, "900$");
  expect(said?.text).toMatch(/другой валюте/);
  expect(await offersOf(sofa.conversation.id)).toBe(0);
  await tell(seller, "900 000 сум");
  expect(await offersOf(sofa.conversation.id)).toBe(1);
});
