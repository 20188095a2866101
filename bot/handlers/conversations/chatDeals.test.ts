import { expect, test } from "vitest";
import { translate } from "#core/platform/i18n/translate.ts";
import { Conversation } from "#db/models/Conversation.ts";
import { ConversationMessage } from "#db/models/ConversationMessage.ts";
import { User } from "#db/models/User.ts";
import { buildPromotion } from "../../../tests/factories.ts";
import { fakeChats, to } from "../../../tests/fakeChats.ts";
import { BROKEN, buttonsOf, type Call } from "../../../tests/fakeTelegram.ts";

const { telegram, meet, openChat, tell } = fakeChats();
type Person = Awaited<ReturnType<typeof meet>>["person"];

/** Presses a button under a message, the same one when it is pressed again. */
const press = async (from: Person, data: string, message_id = 55_000) => [
  ...(await telegram.press(from, data, { message_id })),
  ...(await telegram.deliver()),
];
const dataOf = (call: Call | undefined) =>
  buttonsOf(call).flatMap((button) => ("callback_data" in button ? [button.callback_data] : []));
const toast = (calls: Call[]) => calls.find(({ method }) => method === "answerCallbackQuery")?.text;
const names = { name: "Селлер", listing: "Диван" };

test("a buyer asks with one press, in the seller's language, once a message", async () => {
  const { buyer, seller, conversation } = await openChat();
  await User.update({ language: "uz" }, { where: { id: seller.row.id } });
  const quick = `chat:quick:${conversation.id}:available`;
  const asked = await press(buyer.person, quick);
  expect(toast(asked)).toBe(translate("ru", "chat-quick-sent", names));
  // The person who pressed sees in the chat what was said, and can answer it.
  const said = { ...names, words: translate("ru", "chat-quick-available") };
  expect(to(asked, buyer.person).map(({ text }) => text)).toEqual([translate("ru", "chat-quick-said", said)]);
  const [question] = to(asked, seller.person);
  expect(question?.text).toBe(`<b>Лола</b> · Диван\n\n${translate("uz", "chat-quick-available")}`);
  expect(dataOf(question).slice(0, 3)).toEqual(
    ["yes", "reserved", "sold"].map((word) => `chat:quick:${conversation.id}:${word}`),
  );
  const again = await press(buyer.person, quick);
  expect(again.map(({ text }) => text)).toEqual([translate("ru", "chat-sent-already")]);
  const later = await press(buyer.person, quick, 55_001);
  expect(to(later, seller.person)).toHaveLength(1);
});

test("two presses at once say it once", async () => {
  const { buyer, conversation } = await openChat();
  const quick = `chat:quick:${conversation.id}:lowest`;
  await Promise.all([press(buyer.person, quick), press(buyer.person, quick)]);
  expect(await ConversationMessage.count({ where: { senderId: buyer.row.id } })).toBe(1);
});

test("a seller answers a question with one press: yes, kept for this buyer, sold and off sale", async () => {
  const { buyer, seller, conversation, listing } = await openChat();
  const [asked] = to(await tell(buyer.person, "Ещё есть?"), seller.person);
  expect(dataOf(asked)).toContain(`chat:quick:${conversation.id}:yes`);
  const yes = await press(seller.person, `chat:quick:${conversation.id}:yes`);
  expect(to(yes, buyer.person)[0]?.text).toContain(translate("ru", "chat-quick-yes"));

  const kept = await press(seller.person, `chat:quick:${conversation.id}:reserved`);
  expect(to(kept, buyer.person)[0]?.text).toContain(translate("ru", "chat-quick-reserved"));
  await listing.reload();
  expect(listing).toMatchObject({ reservedForId: buyer.row.id, reservedUntil: expect.any(Date) });

  const sold = await press(seller.person, `chat:quick:${conversation.id}:sold`);
  expect(to(sold, buyer.person)[0]?.text).toContain(translate("ru", "chat-quick-sold"));
  const offered = to(sold, seller.person).at(-1);
  expect(dataOf(offered)).toEqual([`chat:close:${conversation.id}`]);
  for (let time = 0; time < 2; time += 1) {
    const closed = await press(seller.person, `chat:close:${conversation.id}`);
    expect(closed.at(-1)).toMatchObject({
      method: "editMessageText",
      text: translate("ru", "chat-closed", { listing: "Диван" }),
    });
  }
  await listing.reload();
  expect(listing).toMatchObject({ status: "closed", closeReason: "SoldHere", reservedUntil: null });
});

test("what is promoted closes only after a press that knows what is lost, and comes back by another", async () => {
  const { seller, conversation, listing } = await openChat();
  const asked = await press(seller.person, `chat:quick:${conversation.id}:sold`);
  expect(dataOf(to(asked, seller.person).at(-1))).toEqual([`chat:close:${conversation.id}`]);
  const promotion = await buildPromotion({ listingId: listing.id, type: "TopUp" });

  const warned = await press(seller.person, `chat:close:${conversation.id}`);
  expect(warned.at(-1)).toMatchObject({
    method: "editMessageText",
    text: translate("ru", "chat-sold-ask-promoted", { listing: "Диван" }),
  });
  const choice = ["lost", "keep"].map((end) => `chat:close:${conversation.id}:${end}`);
  expect(dataOf(warned.at(-1))).toEqual(choice);
  expect((await listing.reload()).status).toBe("active");
  const again = await press(seller.person, `chat:quick:${conversation.id}:sold`, 55_003);
  expect(dataOf(to(again, seller.person).at(-1))).toEqual(choice);
  const [, kept] = await press(seller.person, `chat:close:${conversation.id}:keep`);
  expect(kept?.text).toBe(translate("ru", "chat-kept-on-sale", { listing: "Диван" }));
  expect(dataOf(kept)).toEqual([`chat:close:${conversation.id}`]);
  expect((await promotion.reload()).endedAt).toBeNull();

  const [, closed] = await press(seller.person, `chat:close:${conversation.id}:lost`);
  expect(closed?.text).toBe(translate("ru", "chat-closed", { listing: "Диван" }));
  expect((await promotion.reload()).endedAt).not.toBeNull();
  expect(dataOf(closed)).toEqual([`reopen:${listing.id}`]);
  await press(seller.person, `reopen:${listing.id}`);
  expect((await listing.reload()).status).toBe("active");
});

test("nobody says the other side's words, nor closes or frees what isn't theirs", async () => {
  const { buyer, seller, conversation, listing } = await openChat();
  for (const [person, data] of [
    [buyer.person, `chat:quick:${conversation.id}:reserved`],
    [seller.person, `chat:quick:${conversation.id}:available`],
    [buyer.person, `chat:close:${conversation.id}`],
    [buyer.person, `chat:close:${conversation.id}:lost`],
    [buyer.person, `chat:free:${conversation.id}`],
    [(await meet()).person, `chat:quick:${conversation.id}:available`],
  ] as const) {
    expect((await press(person, data))[0]).toMatchObject({ show_alert: true });
  }
  await listing.reload();
  expect(listing).toMatchObject({ status: "active", reservedUntil: null });
  expect(await ConversationMessage.count({ where: { conversationId: conversation.id } })).toBe(0);
});

test("the card says for whom it is kept, and the seller frees it: the buyer is told", async () => {
  const { buyer, seller, conversation, listing } = await openChat();
  await press(seller.person, `chat:quick:${conversation.id}:reserved`);
  await telegram.say(seller.person, `/start chat_${listing.id}-${conversation.id}`);
  const [card] = await telegram.deliver();
  expect(card?.text).toMatch(/🔖 Забронировано до \d\d\.\d\d: Лола\n/);
  expect(dataOf(card)).toContain(`chat:free:${conversation.id}`);

  const other = await meet();
  await telegram.say(other.person, `/start chat_${listing.id}`);
  const [shown] = await telegram.deliver();
  expect(shown?.text).toContain(translate("ru", "chat-state-reserved"));

  // In another buyer's conversation the seller is also told for whom the listing is kept.
  const theirs = await Conversation.findOne({
    where: { listingId: listing.id, buyerId: other.row.id },
    rejectOnEmpty: true,
  });
  await telegram.say(seller.person, `/start chat_${listing.id}-${theirs.id}`);
  const [second] = await telegram.deliver();
  expect(second?.text).toMatch(/🔖 Забронировано до \d\d\.\d\d: Лола\n/);

  const freed = await press(seller.person, `chat:free:${conversation.id}`);
  expect(toast(freed)).toBe(translate("ru", "chat-freed"));
  expect(to(freed, buyer.person).map(({ text }) => text)).toEqual([
    translate("ru", "offer-freed", { listing: "Диван" }),
  ]);
});

test("Free below an old card frees nothing that is kept for another buyer by now", async () => {
  const { seller, buyer, conversation, listing } = await openChat();
  await press(seller.person, `chat:quick:${conversation.id}:reserved`);
  const other = await meet();
  await telegram.say(other.person, `/start chat_${listing.id}`);
  await telegram.deliver();
  const where = { listingId: listing.id, buyerId: other.row.id };
  const { id } = await Conversation.findOne({ where, rejectOnEmpty: true });
  await press(seller.person, `chat:quick:${id}:reserved:${buyer.row.id}`, 55_010);

  const refused = await press(seller.person, `chat:free:${conversation.id}`);
  expect(toast(refused)).toBe(translate("ru", "chat-freed-other"));
  expect((await listing.reload()).reservedForId).toBe(other.row.id);
  expect(to(refused, other.person)).toEqual([]);

  // Its card offers to keep it for this buyer instead.
  await telegram.say(seller.person, `/start chat_${listing.id}-${conversation.id}`);
  const [card] = await telegram.deliver();
  expect(dataOf(card)).toContain(`chat:quick:${conversation.id}:reserved`);
  expect(dataOf(card)).not.toContain(`chat:free:${conversation.id}`);

  const freed = await press(seller.person, `chat:free:${id}`);
  expect(toast(freed)).toBe(translate("ru", "chat-freed"));
  expect(to(freed, other.person)).toHaveLength(1);
  expect(to(freed, buyer.person)).toEqual([]);
});

/** A seller who keeps the listing for one buyer, and has another one. */
async function openTwo() {
  const { seller, buyer, conversation, listing } = await openChat();
  await press(seller.person, `chat:quick:${conversation.id}:reserved`);
  const other = await meet({ first_name: "Анвар" });
  await telegram.say(other.person, `/start chat_${listing.id}`);
  await telegram.deliver();
  const where = { listingId: listing.id, buyerId: other.row.id };
  const { id } = await Conversation.findOne({ where, rejectOnEmpty: true });
  return { seller, buyer, other, listing, id };
}

test("what is kept for one buyer goes to another only after a question, and the first is told once", async () => {
  const { seller, buyer, other, listing, id } = await openTwo();
  const reserve = `chat:quick:${id}:reserved`;
  const asked = await press(seller.person, reserve, 55_020);
  // A double press asks once.
  expect(to(await press(seller.person, reserve, 55_020), seller.person)).toEqual([]);
  const [question] = to(asked, seller.person);
  expect(question?.text).toMatch(/забронировано до \d\d\.\d\d: <b>Лола<\/b>.*<b>Анвар<\/b>\?/);
  const [give, stay] = dataOf(question);
  expect([give, stay]).toEqual([`${reserve}:${buyer.row.id}`, `chat:stay:${id}`]);
  expect([...to(asked, other.person), ...to(asked, buyer.person)]).toEqual([]);
  expect((await listing.reload()).reservedForId).toBe(buyer.row.id);
  const values = { name: "Анвар", listing: "Диван" };
  const denied = await press(seller.person, stay!, 55_021);
  expect(denied.at(-1)?.text).toBe(translate("ru", "reserve-stays", values));
  expect(to(await press(seller.person, reserve, 55_020), seller.person)).toHaveLength(1);

  // Both at once: whatever comes last says for whom it is.
  const before = telegram.calls.length;
  await Promise.all(
    [give, stay, give].map((data) => telegram.press(seller.person, data!, { message_id: 55_021 })),
  );
  const edits = telegram.calls.slice(before).filter(({ method }) => method === "editMessageText");
  expect(edits.at(-1)?.text).toBe(translate("ru", "reserve-given", values));
  expect((await listing.reload()).reservedForId).toBe(other.row.id);
  const told = await telegram.deliver();
  expect(to(told, buyer.person).map(({ text }) => text)).toEqual([
    translate("ru", "offer-given-away", { listing: "Диван" }),
  ]);
  expect(to(told, other.person)[0]?.text).toContain(translate("ru", "chat-quick-reserved"));

  // An old question is about somebody who has nothing any more.
  const old = await press(seller.person, `chat:quick:${id}:reserved:${buyer.row.id}`, 55_022);
  expect(old.find(({ method }) => method === "editMessageText")?.text).toBe(
    translate("ru", "reserve-given", values),
  );
  expect(to(old, buyer.person)).toEqual([]);
});

test("what was said or given by a press whose answer was lost is answered as it was to be", async () => {
  const { buyer, seller, conversation } = await openChat();
  telegram.refuse("answerCallbackQuery", BROKEN);
  await expect(press(seller.person, `chat:quick:${conversation.id}:sold`)).rejects.toThrow();
  const again = await telegram.again();
  expect(toast(again)).toBe(translate("ru", "chat-quick-sent", { name: "Лола", listing: "Диван" }));
  expect(dataOf(again.at(-1))).toEqual([`chat:close:${conversation.id}`]);
  expect(to(await telegram.deliver(), buyer.person)).toHaveLength(1);

  const proven = { phoneNumber: "+998901112211", phoneVerifiedAt: new Date() };
  await User.update(proven, { where: { id: buyer.row.id } });
  telegram.refuse("answerCallbackQuery", BROKEN);
  await expect(press(buyer.person, `chat:phone:${conversation.id}:2211`)).rejects.toThrow();
  const [, given] = await telegram.again();
  expect(given?.text).toBe(translate("ru", "chat-phone-given", { ...names, phone: proven.phoneNumber }));
  expect(to(await telegram.deliver(), seller.person)).toHaveLength(1);
});

test("a number goes only after its owner has agreed, once, and the number that they agreed to", async () => {
  const { buyer, seller, conversation } = await openChat();
  await User.update(
    { phoneNumber: "+998901112200", phoneVerifiedAt: new Date() },
    { where: { id: buyer.row.id } },
  );
  const asked = await press(buyer.person, `chat:phone:${conversation.id}`);
  expect(to(asked, seller.person)).toEqual([]);
  const question = to(asked, buyer.person).at(-1);
  expect(question?.text).toContain("+998901112200");
  const [give = ""] = dataOf(question);
  expect(give).toBe(`chat:phone:${conversation.id}:2200`);

  const [sent] = to(await press(buyer.person, give), seller.person);
  expect(sent?.text).toBe("<b>Лола</b> · Диван\n\n📞 +998901112200");
  expect(to(await press(buyer.person, give), seller.person)).toEqual([]);

  await User.update({ phoneNumber: "+998901113311" }, { where: { id: buyer.row.id } });
  const old = await press(buyer.person, give, 55_002);
  expect(old).toMatchObject([{ text: translate("ru", "button-outdated"), show_alert: true }]);
});

test("who has proven no number is asked for the contact, then whether it may go", async () => {
  const { buyer, seller, conversation } = await openChat();
  const [, ask] = await press(buyer.person, `chat:phone:${conversation.id}`);
  expect(ask?.text).toBe(translate("ru", "chat-phone-none"));
  const shared = await telegram.share(buyer.person, "998901234321");
  expect(shared.map(({ text }) => text)).toEqual([
    translate("ru", "phone-proven"),
    translate("ru", "chat-phone-ask", { ...names, phone: "+998901234321" }),
  ]);
  expect(to(await telegram.deliver(), seller.person)).toEqual([]);
  const [give = ""] = dataOf(shared[1]);
  const [sent] = to(await press(buyer.person, give), seller.person);
  expect(sent?.text).toContain("+998901234321");
});
