import { expect, test } from "vitest";
import { Listing } from "#db/models/Listing.ts";
import { Offer } from "#db/models/Offer.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildChat, nextPress } from "../../../tests/chatFactories.ts";
import { buildUser } from "../../../tests/factories.ts";
import { reserveListing } from "../conversations/reserveListing.ts";
import { answerOffer } from "./answerOffer.ts";
import { expireOffers } from "./expireOffers.ts";
import { makeOffer } from "./makeOffer.ts";

type Chat = Awaited<ReturnType<typeof buildChat>>;

const offer = async ({ id, buyer }: Chat, price = 900_000) =>
  (await makeOffer(buyer.id, { conversationId: id, price, ...nextPress() })).offer.id;
const answer = (userId: number, offerId: number, what: "accepted" | "declined", takenFrom?: number) =>
  answerOffer(userId, { offerId, answer: what, takenFrom, ...nextPress() });
const open = () => buildChat({ price: 1_000_000, name: "Диван" });
const keysTo = async (userId: number) =>
  (await OutboxMessage.findAll({ where: { userId }, order: ["id"] })).map(
    ({ message }) => (message as { text: { key: string } }).text.key,
  );

test("an accepted offer keeps the listing for the buyer, who is told; the listing stays on sale", async () => {
  const chat = await open();
  const id = await offer(chat);
  const came = await answer(chat.seller.id, id, "accepted");
  expect(came).toMatchObject({
    status: "accepted",
    isDone: true,
    day: expect.stringMatching(/^\d\d\.\d\d$/),
  });
  await chat.listing.reload();
  expect(chat.listing).toMatchObject({ status: "active", reservedForId: chat.buyer.id });
  expect(await keysTo(chat.buyer.id)).toEqual(["chat-card", "offer-accepted"]);
});

test("a buyer accepts what the seller has named instead, and it is kept for the buyer", async () => {
  const chat = await open();
  const first = await offer(chat);
  const { offer: counter } = await makeOffer(chat.seller.id, {
    conversationId: chat.id,
    price: 950_000,
    counterTo: first,
    ...nextPress(),
  });
  expect(await answer(chat.seller.id, first, "accepted")).toMatchObject({
    status: "countered",
    isDone: false,
  });
  await answer(chat.buyer.id, counter.id, "accepted");
  await chat.listing.reload();
  expect(chat.listing.reservedForId).toBe(chat.buyer.id);
});

test("of many answers at once one counts, and only it is told", async () => {
  const chat = await open();
  const id = await offer(chat);
  const what = ["accepted", "declined"] as const;
  const came = await Promise.all(
    Array.from({ length: 8 }, (_, index) => answer(chat.seller.id, id, what[index % 2]!)),
  );
  // The same answer again is as done as the first time; the other one came too late.
  const done = came.filter(({ isDone }) => isDone);
  expect(done).toHaveLength(4);
  expect(new Set(came.map(({ status, day }) => `${status} ${day}`))).toEqual(
    new Set([`${done[0]!.status} ${done[0]!.day}`]),
  );
  expect((await Offer.findByPk(id))?.status).toBe(done[0]!.status);
  await chat.listing.reload();
  expect(chat.listing.reservedForId).toBe(done[0]!.status === "accepted" ? chat.buyer.id : null);
  expect(await keysTo(chat.buyer.id)).toHaveLength(2);
});

test("an answer and a newer offer at once: the older is either answered or replaced, never both", async () => {
  const chat = await open();
  const id = await offer(chat);
  const [came] = await Promise.all([answer(chat.seller.id, id, "accepted"), offer(chat, 950_000)]);
  const old = await Offer.findByPk(id, { rejectOnEmpty: true });
  expect(old.status).toBe(came.isDone ? "accepted" : "replaced");
});

test("of two buyers' offers accepted at once one is kept, and the other takes it only from whom the seller names", async () => {
  const first = await open();
  const chats = [first, await buildChat({ listing: first.listing })];
  const offers = [await offer(chats[0]!), await offer(chats[1]!)];
  const accept = (index: number, takenFrom?: number) =>
    answer(first.seller.id, offers[index]!, "accepted", takenFrom);
  const came = await Promise.all([accept(0), accept(1)]);
  const [won, lost] = came[0]!.isDone ? [0, 1] : [1, 0];
  const [keeper, other] = [chats[won]!.buyer, chats[lost]!.buyer];
  const reserved = {
    status: "reserved",
    isDone: false,
    holder: { buyerId: keeper.id, name: keeper.firstName },
  };
  expect(came[lost]).toMatchObject(reserved);
  // Whom they named has nothing to give.
  expect(await accept(lost, other.id)).toMatchObject(reserved);
  expect(await keysTo(keeper.id)).toEqual(["chat-card", "offer-accepted"]);
  expect((await first.listing.reload()).reservedForId).toBe(keeper.id);

  const given = await Promise.all([accept(lost, keeper.id), accept(lost, keeper.id)]);
  expect(given.map(({ isDone }) => isDone)).toEqual([true, true]);
  expect((await first.listing.reload()).reservedForId).toBe(other.id);
  expect(await keysTo(keeper.id)).toEqual(["chat-card", "offer-accepted", "offer-given-away"]);
  expect(await accept(won)).toMatchObject({ status: "accepted", isDone: false });
});

test("a buyer doesn't take what is kept for another, not even at the same moment; the seller may give it away", async () => {
  const first = await open();
  const chats = [first, await buildChat({ listing: first.listing })];
  const counter = async ({ id, seller }: Chat) =>
    (await makeOffer(seller.id, { conversationId: id, price: 950_000, ...nextPress() })).offer.id;
  const ids = [await counter(chats[0]!), await counter(chats[1]!)];
  const accept = (index: number) => answer(chats[index]!.buyer.id, ids[index]!, "accepted");
  const came = await Promise.all([accept(0), accept(1)]);
  expect(came.map(({ status }) => status).toSorted()).toEqual(["accepted", "reserved"]);
  const won = came.findIndex(({ isDone }) => isDone);
  const lost = 1 - won;
  await first.listing.reload();
  expect(first.listing.reservedForId).toBe(chats[won]!.buyer.id);
  expect(await keysTo(chats[won]!.buyer.id)).not.toContain("offer-freed");
  expect((await Offer.findByPk(ids[lost]))?.status).toBe("open");
  // The seller hears of it, however often it is pressed.
  await accept(lost);
  expect((await keysTo(first.seller.id)).filter((key) => key === "offer-wanted")).toHaveLength(1);

  await reserveListing(first.seller.id, { id: first.listing.id, isReserved: false });
  // The same answer as before would promise what isn't so any more.
  expect(await accept(won)).toMatchObject({ status: "accepted", isDone: false });
  expect(await accept(lost)).toMatchObject({ status: "accepted", isDone: true });
  const newer = await makeOffer(chats[won]!.buyer.id, {
    conversationId: chats[won]!.id,
    price: 900_000,
    ...nextPress(),
  });
  await answer(first.seller.id, newer.offer.id, "accepted", chats[lost]!.buyer.id);
  await first.listing.reload();
  expect(first.listing.reservedForId).toBe(chats[won]!.buyer.id);
});

test("one's own offer, a stranger's, and those that are none can't be answered", async () => {
  const chat = await open();
  const id = await offer(chat);
  const stranger = await buildUser();
  for (const userId of [chat.buyer.id, stranger.id]) {
    await expect(answer(userId, id, "accepted")).rejects.toMatchObject({ code: "not_found" });
  }
  await expect(answer(chat.seller.id, 999_999, "accepted")).rejects.toMatchObject({ code: "not_found" });
});

test("a price that changed, a listing that ended and a day that is over say so", async () => {
  const changed = await open();
  const id = await offer(changed);
  await changed.listing.update({ price: 1_100_000, priceSum: 1_100_000 });
  expect(await answer(changed.seller.id, id, "accepted")).toMatchObject({
    status: "outdated",
    isDone: false,
  });
  expect((await Offer.findByPk(id))?.status).toBe("outdated");

  const ended = await open();
  const late = await offer(ended);
  await ended.listing.update({ status: "closed" });
  await expect(answer(ended.seller.id, late, "accepted")).rejects.toMatchObject({ code: "not_active" });

  const old = await open();
  const expired = await offer(old);
  await sequelize.query(`update offers set expires_at = now() where id = ${expired}`);
  expect(await answer(old.seller.id, expired, "accepted")).toMatchObject({
    status: "expired",
    isDone: false,
  });
  expect((await Listing.findByPk(old.listing.id))?.reservedUntil).toBeNull();
});

test("an offer that nobody answers for a day ends once, and its maker is told while there is something to write about", async () => {
  const chat = await open();
  const gone = await open();
  const ids = [await offer(chat), await offer(gone)];
  await expireOffers();
  await gone.listing.update({ status: "closed" });
  await sequelize.query(`update offers set expires_at = now() where id in (${ids.join()})`);
  const done = await Promise.all([expireOffers(), expireOffers()]);
  expect(done[0]! + done[1]!).toBe(2);
  expect(await keysTo(chat.buyer.id)).toEqual(["chat-card", "offer-expired"]);
  expect(await keysTo(gone.buyer.id)).toEqual(["chat-card"]);
});
