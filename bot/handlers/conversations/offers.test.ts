import { expect, test } from "vitest";
import { translate } from "#core/platform/i18n/translate.ts";
import { Conversation } from "#db/models/Conversation.ts";
import { Listing } from "#db/models/Listing.ts";
import { Offer } from "#db/models/Offer.ts";
import { fakeChats, lastTo, to } from "../../../tests/fakeChats.ts";
import { BROKEN, buttonsOf, type Call, TOO_LATE } from "../../../tests/fakeTelegram.ts";

const { telegram, openChat, tell, meet } = fakeChats();
type Person = Awaited<ReturnType<typeof meet>>["person"];

const press = async (from: Person, data: string, message: object = {}) => [
  ...(await telegram.press(from, data, message)),
  ...(await telegram.deliver()),
];
const dataOf = (call: Call | undefined) =>
  buttonsOf(call).flatMap((button) => ("callback_data" in button ? [button.callback_data] : []));
const sum = (amount: string) => translate("ru", "price-sum", { amount: amount.replaceAll(" ", "\u202F") });

async function open(price = 1_000_000) {
  const chat = await openChat();
  await Listing.update(
    { price, priceSum: price, isNegotiable: price === 0 },
    { where: { id: chat.listing.id } },
  );
  return chat;
}
const lastOffer = (conversationId: number) =>
  Offer.findOne({ where: { conversationId }, order: [["id", "DESC"]], rejectOnEmpty: true });

test("a buyer takes ten per cent off with two presses, the seller names another, the buyer agrees", async () => {
  const { buyer, seller, conversation, listing } = await open();
  const shown = to(await press(buyer.person, `chat:offer:${conversation.id}`), buyer.person).at(-1);
  expect(buttonsOf(shown).map(({ text }) => text)).toEqual([
    ...["950 000", "900 000", "850 000"].map((amount, index) =>
      translate("ru", "button-offer-less", { price: sum(amount), percent: (index + 1) * 5 }),
    ),
    translate("ru", "button-offer-own"),
  ]);
  const made = await press(buyer.person, `chat:offer:${conversation.id}:10`);
  const [offered] = to(made, seller.person);
  expect(offered?.text).toContain(sum("900 000"));
  const first = await lastOffer(conversation.id);
  expect(dataOf(offered).slice(0, 3)).toEqual(
    ["accept", "counter", "decline"].map((what) => `offer:${what}:${first.id}`),
  );

  const ask = to(await press(seller.person, `offer:counter:${first.id}`), seller.person).at(-1);
  expect(ask?.text).toBe(translate("ru", "offer-ask"));
  const unclear = await tell(seller.person, "дорого же");
  expect(unclear.map(({ text }) => text)).toEqual([translate("ru", "offer-no-number")]);
  const counter = await tell(seller.person, "950 тыс");
  expect(to(counter, seller.person)[0]).toMatchObject({ reply_markup: { remove_keyboard: true } });
  const second = await lastOffer(conversation.id);
  expect(second).toMatchObject({ isBySeller: true, price: 950_000, status: "open" });

  const [named] = to(counter, buyer.person);
  expect(dataOf(named)[0]).toBe(`offer:accept:${second.id}`);
  const agreed = await press(buyer.person, `offer:accept:${second.id}`, {
    text: "…",
    reply_markup: named?.reply_markup,
  });
  const edit = agreed.find(({ method }) => method === "editMessageText");
  expect(edit?.text).toContain("✅");
  expect(dataOf(edit).some((data) => data.startsWith("offer:"))).toBe(false);
  expect(to(agreed, seller.person)[0]?.text).toContain(sum("950 000"));
  await listing.reload();
  expect(listing.reservedForId).toBe(buyer.row.id);
});

test("a slip is asked about again, Cancel and a command lead out, and the words after them go where they did", async () => {
  const { buyer, seller, conversation } = await open();
  await press(buyer.person, `chat:offer:${conversation.id}:own`);
  const texts = async (words: string) => (await tell(buyer.person, words)).map(({ text }) => text);
  expect(await texts("90 000")).toEqual([translate("ru", "offer-too-low", { least: sum("100 000") })]);
  expect(await texts("2 млн")).toEqual([translate("ru", "offer-too-high", { most: sum("1 000 000") })]);
  expect(await texts(translate("ru", "button-cancel"))).toEqual([translate("ru", "offer-cancelled")]);
  expect(to(await tell(buyer.person, "привет"), seller.person)).toHaveLength(1);

  await press(buyer.person, `chat:offer:${conversation.id}:own`);
  expect((await texts("/help"))[0]).toBe(translate("ru", "offer-cancelled"));
  expect(await Offer.count({ where: { conversationId: conversation.id } })).toBe(0);
});

test("a double press of what asks for a price asks once; once it is over it asks again", async () => {
  const { buyer, seller, conversation } = await open();
  const questions = (calls: Call[]) => calls.filter(({ text }) => text === translate("ru", "offer-ask"));
  await press(buyer.person, `chat:offer:${conversation.id}:5`);
  const { id } = await lastOffer(conversation.id);
  for (const [person, data] of [
    [seller.person, `offer:counter:${id}`],
    [buyer.person, `chat:offer:${conversation.id}:own`],
  ] as const) {
    expect(questions(await press(person, data))).toHaveLength(1);
    expect(await press(person, data)).toMatchObject([
      { method: "answerCallbackQuery", text: translate("ru", "offer-asked-already") },
    ]);
    await tell(person, translate("ru", "button-cancel"));
    expect(questions(await press(person, data))).toHaveLength(1);
  }
  // Another one is asked about at once.
  await tell(seller.person, "970 тыс");
  const { id: counter } = await lastOffer(conversation.id);
  expect(questions(await press(buyer.person, `offer:counter:${counter}`))).toHaveLength(1);
  await tell(buyer.person, "960 тыс");
  expect(await lastOffer(conversation.id)).toMatchObject({ price: 960_000, isBySeller: false });
});

test("what can't be answered any more says so and loses its buttons", async () => {
  const { buyer, seller, conversation, listing } = await open();
  await press(buyer.person, `chat:offer:${conversation.id}:5`);
  const { id } = await lastOffer(conversation.id);
  await press(seller.person, `offer:decline:${id}`);
  const again = await press(seller.person, `offer:accept:${id}`);
  expect(again[0]).toMatchObject({ text: translate("ru", "offer-refused") });
  const late = await press(seller.person, `offer:counter:${id}`);
  expect(late[0]).toMatchObject({ text: translate("ru", "offer-over") });

  await press(buyer.person, `chat:offer:${conversation.id}:15`);
  const next = await lastOffer(conversation.id);
  await Listing.update({ price: 1_200_000, priceSum: 1_200_000 }, { where: { id: listing.id } });
  const changed = await press(seller.person, `offer:accept:${next.id}`);
  expect(changed[0]).toMatchObject({ text: translate("ru", "offer-outdated") });

  await Listing.update({ status: "closed" }, { where: { id: listing.id } });
  const [over] = await press(buyer.person, `chat:offer:${conversation.id}`);
  expect(over).toMatchObject({ text: translate("ru", "error-not-active"), show_alert: true });
});

test("a listing without a price has its number asked for at once; the card shows the last offer with its buttons", async () => {
  const { buyer, seller, conversation, listing } = await open(0);
  const ask = to(await press(buyer.person, `chat:offer:${conversation.id}`), buyer.person).at(-1);
  expect(ask?.text).toBe(translate("ru", "offer-ask"));
  await tell(buyer.person, "300k");
  await telegram.say(seller.person, `/start chat_${listing.id}-${conversation.id}`);
  const [card] = await telegram.deliver();
  expect(card?.text).toContain("💰 Лола предлагает");
  expect(dataOf(card)[0]).toBe(`offer:accept:${(await lastOffer(conversation.id)).id}`);
});

/** Two buyers to whom the seller has named a price of their own. */
async function openTwo() {
  const first = await open();
  const other = await meet();
  await telegram.say(other.person, `/start chat_${first.listing.id}`);
  await telegram.deliver();
  const second = await Conversation.findOne({
    where: { listingId: first.listing.id, buyerId: other.row.id },
    rejectOnEmpty: true,
  });
  const counters = [];
  for (const [conversation, buyer] of [
    [first.conversation, first.buyer],
    [second, other],
  ] as const) {
    await press(first.seller.person, `chat:offer:${conversation.id}`);
    await tell(first.seller.person, "950 тыс");
    counters.push({ buyer, offer: await lastOffer(conversation.id) });
  }
  return { ...first, counters };
}

test("of two buyers who accept the seller's prices at once one has the listing, the other is told why", async () => {
  const { listing, counters } = await openTwo();
  const came = await Promise.all(
    counters.map(({ buyer, offer }) => telegram.press(buyer.person, `offer:accept:${offer.id}`)),
  );
  await listing.reload();
  const winner = counters.find(({ buyer }) => buyer.row.id === listing.reservedForId);
  const loser = counters.find(({ buyer }) => buyer.row.id !== listing.reservedForId)!;
  expect(winner).toBeDefined();
  const alert = { text: translate("ru", "offer-reserved"), show_alert: true };
  expect(came.flat().filter(({ show_alert }) => show_alert)).toMatchObject([alert]);
  const told = await telegram.deliver();
  expect(to(told, winner!.buyer.person)).toEqual([]);
  // It stays open, for the case that the listing is freed.
  expect((await loser.offer.reload()).status).toBe("open");
});

test("a seller who accepts while it is kept for another is asked first, and the first buyer's cards tell what is so", async () => {
  const { listing, seller, counters } = await openTwo();
  const [first, second] = counters as [(typeof counters)[0], (typeof counters)[0]];
  const message_id = await lastTo(first.buyer.person);
  await press(first.buyer.person, `offer:accept:${first.offer.id}`, { message_id });
  const told = await lastTo(seller.person);
  const refused = await press(second.buyer.person, `offer:accept:${second.offer.id}`);
  const [wanted] = to(refused, seller.person);
  const { conversationId } = second.offer;
  expect(wanted?.text).toContain(sum("950 000"));
  expect(dataOf(wanted)).toEqual([`chat:quick:${conversationId}:reserved`, `chat:enter:${conversationId}`]);

  await press(second.buyer.person, `chat:offer:${conversationId}:10`);
  const { id } = await lastOffer(conversationId);
  const asked = await press(seller.person, `offer:accept:${id}`);
  expect(to(asked, second.buyer.person)).toEqual([]);
  expect((await listing.reload()).reservedForId).toBe(first.buyer.row.id);
  const [give, stay] = dataOf(to(asked, seller.person)[0]);
  expect([give, stay]).toEqual([`offer:accept:${id}:${first.buyer.row.id}`, `chat:stay:${conversationId}`]);

  const given = await press(seller.person, give!, {
    reply_markup: to(asked, seller.person)[0]?.reply_markup,
  });
  const edits = given.filter(({ method }) => method === "editMessageText");
  const edit = edits.at(-1);
  expect(edit?.text).toContain(sum("900 000"));
  expect(dataOf(edit)).toEqual([`chat:free:${conversationId}`, `chat:quick:${conversationId}:sold`]);
  // What told the two of the first agreement doesn't go on saying so.
  const before = edits
    .slice(0, -1)
    .toSorted((one, other) => Number(one.message_id) - Number(other.message_id));
  expect(before.map(({ message_id: id }) => id)).toEqual(
    [message_id, told].toSorted((one, other) => one - other),
  );
  for (const { text } of before) expect(text).toContain(translate("ru", "offer-lapsed"));
  expect(before.flatMap(dataOf).some((data) => data.startsWith("offer:"))).toBe(false);
  expect((await listing.reload()).reservedForId).toBe(second.buyer.row.id);
  const sent = to(given, first.buyer.person).filter(({ method }) => method === "sendMessage");
  expect(sent.map(({ text }) => text)).toEqual([translate("ru", "offer-given-away", { listing: "Диван" })]);
  await telegram.say(first.buyer.person, `/start chat_${listing.id}`);
  const [card] = await telegram.deliver();
  expect(card?.text).toContain(translate("ru", "chat-state-reserved"));
  expect(card?.text).toContain("вы согласились, но бронь уже снята");
});

test("a press that is worked off too late does all of its work", async () => {
  const { buyer, seller, conversation } = await open();
  await press(buyer.person, `chat:offer:${conversation.id}:5`);
  const { id } = await lastOffer(conversation.id);
  telegram.refuse("answerCallbackQuery", TOO_LATE);
  const agreed = await press(seller.person, `offer:accept:${id}`);
  expect(agreed.find(({ method }) => method === "editMessageText")?.text).toContain("✅");

  telegram.refuse("answerCallbackQuery", TOO_LATE);
  const shown = await press(buyer.person, `chat:offer:${conversation.id}`);
  expect(buttonsOf(to(shown, buyer.person).at(-1))).toHaveLength(4);
});

test.each(["accept", "decline"])(
  "an answer (%s) whose words were lost gets the same words again",
  async (what) => {
    const { buyer, seller, conversation } = await open();
    await press(buyer.person, `chat:offer:${conversation.id}:5`);
    const { id } = await lastOffer(conversation.id);
    telegram.refuse("answerCallbackQuery", BROKEN);
    await expect(telegram.press(seller.person, `offer:${what}:${id}`)).rejects.toThrow();
    const [, edit] = await telegram.again();
    expect(edit?.text).toContain(what === "accept" ? "✅" : translate("ru", "offer-refused"));
    expect(to(await telegram.deliver(), buyer.person)).toHaveLength(1);
  },
);
