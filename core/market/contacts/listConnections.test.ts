import { beforeAll, expect, test } from "vitest";
import type { Connection, Direction } from "#contract/connections.ts";
import { listingStatuses } from "#contract/listings.ts";
import { Block } from "#db/models/Block.ts";
import { Conversation } from "#db/models/Conversation.ts";
import { Listing } from "#db/models/Listing.ts";
import type { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildConnection, buildListing, buildUser } from "../../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../../tests/testApi.ts";
import { openConversation } from "../conversations/openConversation.ts";
import type { Said } from "../conversations/passOn.ts";
import { relayMessage } from "../conversations/relayMessage.ts";
import { makeOffer } from "../offers/makeOffer.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

let lastUpdate = 8_000_000_000;
const nextUpdate = () => {
  lastUpdate += 1;
  return lastUpdate;
};
const meet = () => buildUser({ botStartedAt: new Date() });
/** Something that a person says in their only conversation. */
async function say(person: User, words: Partial<Said>) {
  const updateId = nextUpdate();
  const said = { updateId, messageId: updateId, text: null, photoFileId: null, ...words };
  await relayMessage(person.id, person.telegramId!, { ...said, repliesTo: undefined });
}

interface Page {
  data: Connection[];
  total: number;
}
const list = async (as: number, query: string) =>
  (await api.ask<Page>(`/api/user/telegram/connections?${query}`, { as })).body;
const incoming = (as: number) => list(as, "direction=INCOMING");
/** How many messages are new, by the count that stands on the tabs. */
const unread = async (as: User) =>
  (await api.ask<Record<Direction, number>>("/api/user/telegram/connections/unread", { as: as.id })).body;
const outgoing = (as: number) => list(as, "direction=OUTGOING");

test("both sides see a contact, each with the other by first name", async () => {
  const seller = await buildUser({ photoUrl: "https://t.me/i/seller.jpg" });
  const buyer = await buildUser();
  const listing = await buildListing({ ownerId: seller.id, photos: 1 });
  const { id, updatedAt } = await buildConnection({ userId: buyer.id, listingId: listing.id });
  await buildConnection();

  const product = { id: listing.id, link: listing.link, name: listing.name, isDeactivated: false };
  const common = { id, updatedAt: updatedAt.toISOString(), kind: "call" };
  expect(await outgoing(buyer.id)).toMatchObject({
    total: 1,
    data: [
      {
        ...common,
        direction: "OUTGOING",
        product: { ...product, isOwner: false, photos: [expect.any(String)] },
        person: { userId: seller.id, firstName: seller.firstName, photoUrl: seller.photoUrl },
        chatLink: `https://t.me/bozor_bot?start=chat_${listing.id}`,
      },
    ],
  });
  expect(await incoming(seller.id)).toMatchObject({
    total: 1,
    data: [
      {
        ...common,
        direction: "INCOMING",
        product: { ...product, isOwner: true },
        person: { userId: buyer.id, firstName: buyer.firstName, photoUrl: null },
        chatLink: `https://t.me/bozor_bot?start=chat_${listing.id}-c${id}`,
      },
    ],
  });
  expect(await incoming(buyer.id)).toEqual({ data: [], total: 0 });
  expect(await outgoing(seller.id)).toEqual({ data: [], total: 0 });
  expect(await list(seller.id, "")).toEqual(await incoming(seller.id));

  const { text } = await api.call("/api/user/telegram/connections", { as: seller.id });
  for (const secret of [buyer.phoneNumber, buyer.username, String(buyer.telegramId), "Familiyev"]) {
    expect(text).not.toContain(secret);
  }
});

test("the seller writes to whoever contacted them, until one of them blocks the other", async () => {
  const [seller, buyer] = [await buildUser(), await buildUser()];
  const { id: listingId } = await buildListing({ ownerId: seller.id });
  const { id: contact } = await buildConnection({ userId: buyer.id, listingId, kind: "call" });
  const elsewhere = { listingId, buyerId: (await buildUser()).id, sellerId: seller.id };
  await Conversation.create(elsewhere);
  const links = async () => [
    (await incoming(seller.id)).data[0]?.chatLink,
    (await outgoing(buyer.id)).data[0]?.chatLink,
  ];
  const relay = `https://t.me/bozor_bot?start=chat_${listingId}`;
  expect(await links()).toEqual([`${relay}-c${contact}`, relay]);

  const { id } = await Conversation.create({ listingId, buyerId: buyer.id, sellerId: seller.id });
  const chat = `${relay}-${id}`;
  expect(await links()).toEqual([chat, chat]);
  for (const [one, other] of [
    [seller, buyer],
    [buyer, seller],
  ] as const) {
    const block = await Block.create({ blockerId: one.id, blockedId: other.id, reason: "spam" });
    expect(await links()).toEqual([null, null]);
    await block.destroy();
  }

  // What was said stays within reach of both: where it can't go on, the bot says why.
  await Listing.update({ contactMethods: "call" }, { where: { id: listingId } });
  expect(await links()).toEqual([chat, chat]);
  await Listing.update({ contactMethods: "both", status: "closed" }, { where: { id: listingId } });
  expect(await links()).toEqual([chat, chat]);
});

test("where nothing was said yet, no buyer is led to what is over or to who takes calls only, and a seller to callers", async () => {
  const [seller, buyer] = [await buildUser(), await buildUser()];
  const { id: listingId } = await buildListing({ ownerId: seller.id, contactMethods: "call" });
  const { id: contact } = await buildConnection({ userId: buyer.id, listingId, kind: "call" });
  const links = async () => [
    (await incoming(seller.id)).data[0]?.chatLink,
    (await outgoing(buyer.id)).data[0]?.chatLink,
  ];
  expect(await links()).toEqual([`https://t.me/bozor_bot?start=chat_${listingId}-c${contact}`, null]);
  const toCaller = `https://t.me/bozor_bot?start=chat_${listingId}-c${contact}`;
  for (const status of ["closed", "expired"] as const) {
    await Listing.update({ contactMethods: "both", status }, { where: { id: listingId } });
    expect(await links()).toEqual([toCaller, null]);
  }
  await Listing.update({ status: "removed" }, { where: { id: listingId } });
  expect((await incoming(seller.id)).data[0]?.chatLink).toBeNull();
});

test("a buyer writes to the name that a seller shows until they talk here; a seller never to a buyer's", async () => {
  const [seller, buyer] = [
    await buildUser({ isUsernameShown: true }),
    await buildUser({ isUsernameShown: true }),
  ];
  const { id: listingId } = await buildListing({ ownerId: seller.id });
  await buildConnection({ userId: buyer.id, listingId, kind: "chat" });
  const link = async () => (await outgoing(buyer.id)).data[0]?.chatLink;
  const relay = `https://t.me/bozor_bot?start=chat_${listingId}`;
  expect(await link()).toBe(`https://t.me/${seller.username}`);
  expect((await incoming(seller.id)).data[0]?.chatLink).toMatch(/_bot\?start=/);

  await seller.update({ username: null });
  expect(await link()).toBe(relay);
  await seller.update({ username: "seller_name", isUsernameShown: false });
  expect(await link()).toBe(relay);
  await seller.update({ isUsernameShown: true });
  await Listing.update({ contactMethods: "call" }, { where: { id: listingId } });
  expect(await link()).toBeNull();

  const { id } = await Conversation.create({ listingId, buyerId: buyer.id, sellerId: seller.id });
  expect(await link()).toBe(`${relay}-${id}`);
  await Listing.update({ contactMethods: "both" }, { where: { id: listingId } });
  expect(await link()).toBe(`${relay}-${id}`);
});

test("the last contact first, page by page", async () => {
  const [seller, buyer] = [await buildUser(), await buildUser()];
  const made: number[] = [];
  for (let minute = 0; minute < 5; minute += 1) {
    const { id: listingId } = await buildListing({ ownerId: seller.id });
    // Two at the same moment: the order is still the same each time.
    const updatedAt = new Date(Date.UTC(2026, 0, 1, 0, Math.floor(minute / 2)));
    made.push((await buildConnection({ userId: buyer.id, listingId, updatedAt })).id);
  }
  const last = made.toReversed();
  for (const [who, direction] of [
    [seller, "INCOMING"],
    [buyer, "OUTGOING"],
  ] as const) {
    const all = await list(who.id, `direction=${direction}`);
    expect([all.data.map(({ id }) => id), all.total]).toEqual([last, 5]);
    const page = await list(who.id, `direction=${direction}&skip=1&take=2`);
    expect([page.data.map(({ id }) => id), page.total]).toEqual([last.slice(1, 3), 5]);
    expect(await list(who.id, `direction=${direction}&skip=5`)).toEqual({ data: [], total: 5 });
  }
});

test("a listing that is over stays in both lists; one that strangers may not see only in its owner's", async () => {
  const [seller, buyer] = [await buildUser(), await buildUser()];
  for (const status of listingStatuses) {
    const { id: listingId } = await buildListing({ ownerId: seller.id, status, name: status });
    await buildConnection({ userId: buyer.id, listingId });
  }
  const shown = ({ data, total }: Page) => {
    expect(total).toBe(data.length);
    return data.map(({ product }) => `${product.name} ${product.isDeactivated}`).sort();
  };
  const all = [
    "closed true",
    "draft false",
    "expired true",
    "pending false",
    "rejected false",
    "removed true",
  ];
  expect(shown(await incoming(seller.id))).toEqual(["active false", ...all]);
  expect(shown(await outgoing(buyer.id))).toEqual(["active false", "closed true", "expired true"]);
});

test("a stranger has none", async () => {
  expect((await api.call("/api/user/telegram/connections")).status).toBe(401);
  const { id: as } = await buildUser();
  expect((await api.call("/api/user/telegram/connections?direction=SIDEWAYS", { as })).status).toBe(400);
});

test("a seller opens the chat with somebody who only called; each sees the last words, and what is new of them", async () => {
  const [seller, buyer] = [await meet(), await meet()];
  const listing = await buildListing({ ownerId: seller.id });
  const call = await buildConnection({ userId: buyer.id, listingId: listing.id, updatedAt: new Date(0) });
  const later = await buildListing({ ownerId: seller.id });
  await buildConnection({ userId: (await buildUser()).id, listingId: later.id, updatedAt: new Date(1000) });
  const rows = async (direction: "incoming" | "outgoing") =>
    (await { incoming, outgoing }[direction]((direction === "incoming" ? seller : buyer).id)).data;
  const wish = { listingId: listing.id, connectionId: call.id };
  const open = (person: User, of: typeof wish) =>
    openConversation(person.id, { ...of, chatId: person.telegramId!, updateId: nextUpdate() });

  // A stranger's contact can't be used, and neither can one about another listing.
  await expect(open(await buildUser(), wish)).rejects.toMatchObject({ code: "not_found" });
  await expect(open(seller, { ...wish, listingId: later.id })).rejects.toMatchObject({ code: "not_found" });
  expect((await rows("incoming")).at(-1)).toMatchObject({ id: call.id, lastMessage: null, unread: 0 });

  await Promise.all([open(seller, wish), open(seller, wish)]);
  expect(await Conversation.count({ where: { listingId: listing.id } })).toBe(1);
  await say(seller, { text: "Вы звонили?" });
  await say(seller, { text: `Ещё продаю ${"🔥".repeat(300)}` });
  const [own] = await rows("incoming");
  expect(own).toMatchObject({ id: call.id, unread: 0, lastMessage: { isOwn: true, kind: "text" } });
  expect(own?.lastMessage?.text).toMatch(/^Ещё продаю (🔥)+…$/u);
  expect(await rows("outgoing")).toMatchObject([{ unread: 2, lastMessage: { isOwn: false } }]);
  expect([await unread(buyer), await unread(seller)]).toEqual([
    { INCOMING: 0, OUTGOING: 2 },
    { INCOMING: 0, OUTGOING: 0 },
  ]);

  const { id: conversationId } = (await Conversation.findOne({ where: { listingId: listing.id } }))!;
  await openConversation(buyer.id, {
    listingId: listing.id,
    conversationId,
    chatId: buyer.telegramId!,
    updateId: nextUpdate(),
  });
  expect(await rows("outgoing")).toMatchObject([{ unread: 0 }]);
  expect(await unread(buyer)).toEqual({ INCOMING: 0, OUTGOING: 0 });
  await say(buyer, { photoFileId: "photo" });
  expect(await rows("outgoing")).toMatchObject([{ unread: 0, lastMessage: { isOwn: true, kind: "photo" } }]);
  expect((await rows("incoming"))[0]).toMatchObject({
    id: call.id,
    unread: 1,
    lastMessage: { isOwn: false, kind: "photo", text: null },
  });
  expect(await unread(seller)).toEqual({ INCOMING: 1, OUTGOING: 0 });
});

test("a seller answers a caller also after the sale, and the caller them; once it is removed nobody does", async () => {
  const [seller, buyer] = [await meet(), await meet()];
  const listing = await buildListing({ ownerId: seller.id, status: "closed" });
  const call = await buildConnection({ userId: buyer.id, listingId: listing.id, kind: "call" });
  const wish = { listingId: listing.id, connectionId: call.id };
  const open = () =>
    openConversation(seller.id, { ...wish, chatId: seller.telegramId!, updateId: nextUpdate() });
  await open();
  await say(seller, { text: "Вы звонили? Продано, но есть ещё один." });
  expect((await outgoing(buyer.id)).data).toMatchObject([{ unread: 1, chatLink: expect.any(String) }]);
  const { id: conversationId } = (await Conversation.findOne({ where: { listingId: listing.id } }))!;
  const chat = { listingId: listing.id, conversationId, chatId: buyer.telegramId!, updateId: nextUpdate() };
  await openConversation(buyer.id, chat);
  await say(buyer, { text: "Покажите" });
  expect((await incoming(seller.id)).data).toMatchObject([{ unread: 1 }]);

  // A deal about a listing needs it on sale.
  const offer = { conversationId, price: 1000, updateId: nextUpdate(), messageId: 1 };
  await expect(makeOffer(buyer.id, offer)).rejects.toMatchObject({ code: "not_active" });
  await listing.update({ status: "removed" });
  await expect(open()).rejects.toMatchObject({ code: "not_active" });
});

test.each(["closed", "blocked"])("nothing stays unread for good where it's %s", async (how) => {
  const [seller, buyer] = [await meet(), await meet()];
  const listing = await buildListing({ ownerId: seller.id });
  const chat = (person: User) => ({
    listingId: listing.id,
    chatId: person.telegramId!,
    updateId: nextUpdate(),
  });
  await openConversation(buyer.id, chat(buyer));
  await say(buyer, { text: "Ещё продаётся?" });
  const { id: conversationId } = (await Conversation.findOne({ where: { listingId: listing.id } }))!;
  expect((await incoming(seller.id)).data).toMatchObject([{ unread: 1 }]);
  expect(await unread(seller)).toEqual({ INCOMING: 1, OUTGOING: 0 });

  if (how === "blocked") await Block.create({ blockerId: seller.id, blockedId: buyer.id, reason: "spam" });
  else {
    await listing.update({ status: "closed" });
    const opened = openConversation(seller.id, { ...chat(seller), conversationId });
    await expect(opened).rejects.toMatchObject({ code: "not_active" });
  }
  expect((await incoming(seller.id)).data).toMatchObject([{ unread: 0 }]);
  expect(await unread(seller)).toEqual({ INCOMING: 0, OUTGOING: 0 });
});

test("more messages than are counted stop at the most", async () => {
  const [seller, buyer] = [await meet(), await meet()];
  for (const minute of [1, 2]) {
    const listing = await buildListing({ ownerId: seller.id });
    await openConversation(buyer.id, {
      listingId: listing.id,
      chatId: buyer.telegramId!,
      updateId: nextUpdate(),
    });
    await sequelize.query(
      `with said as (
         insert into conversation_messages (conversation_id, sender_id, update_id, message_id, text, created_at)
         select v.id, v.buyer_id, $first::bigint + n, $first::bigint + n, 'new', now() + interval '1 hour'
         from conversations v, generate_series(1, 70) n where v.listing_id = $id)
       update conversations set last_message_at = now() + interval '1 hour' where listing_id = $id`,
      { bind: { id: listing.id, first: 9_000_000_000 + minute * 1000 } },
    );
  }
  expect((await incoming(seller.id)).data.map((row) => row.unread)).toEqual([70, 70]);
  expect(await unread(seller)).toEqual({ INCOMING: 100, OUTGOING: 0 });
});
