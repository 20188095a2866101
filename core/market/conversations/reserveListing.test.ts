import { expect, test } from "vitest";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { buildChat } from "../../../tests/chatFactories.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { startTestApi } from "../../../tests/testApi.ts";
import { readFeed } from "../feed/readFeed.ts";
import { freeReserved } from "../lifecycle/freeReserved.ts";
import { lockOwnListing } from "../listings/lockOwnListing.ts";
import { readListing } from "../listings/readListing.ts";
import { readCardsOf } from "../lists/readCards.ts";
import { closeListing } from "../selling/closeListing.ts";
import { keepFor } from "./reservation.ts";
import { reserveListing } from "./reserveListing.ts";

const DAY_MS = 86_400_000;
const address = "203.0.113.7";

const cardOf = async (id: number) => {
  const { cards } = await readCardsOf([id], undefined);
  return (JSON.parse(cards.toString()) as { isReserved: boolean }[])[0];
};
const freedTo = (userId: number) =>
  OutboxMessage.count({ where: { userId, message: { text: { key: "offer-freed" } } } });
async function keptFor(chat: Awaited<ReturnType<typeof buildChat>>) {
  await transact(async () => keepFor(await lockOwnListing(chat.seller.id, chat.listing.id), chat.buyer.id));
}

test("an owner keeps an active listing for three days, everybody sees it, and frees it again", async () => {
  const listing = await buildListing();
  const { reservedUntil } = await reserveListing(listing.ownerId, { id: listing.id, isReserved: true });
  expect(Math.round((reservedUntil!.getTime() - Date.now()) / DAY_MS)).toBe(3);
  expect(await cardOf(listing.id)).toMatchObject({ isReserved: true });
  const stranger = JSON.parse((await readListing(listing.link, { userId: undefined, address })).text);
  expect(stranger).toMatchObject({ isReserved: true, isReservedForMe: false, reservedUntil: null });
  const owner = JSON.parse((await readListing(listing.link, { userId: listing.ownerId, address })).text);
  expect(owner.reservedUntil).toBe(reservedUntil!.toISOString());

  await reserveListing(listing.ownerId, { id: listing.id, isReserved: false });
  expect(await cardOf(listing.id)).toMatchObject({ isReserved: false });
});

test("the feed that is kept for strangers shows it within a second", async () => {
  const listing = await buildListing();
  const isShown = async () => {
    const { text } = await readFeed({ skip: 0, take: 20 }, { userId: undefined, address });
    const { data } = JSON.parse(text) as { data: { id: number; isReserved: boolean }[] };
    return data.find(({ id }) => id === listing.id)?.isReserved;
  };
  expect(await isShown()).toBe(false);
  await reserveListing(listing.ownerId, { id: listing.id, isReserved: true });
  await expect.poll(isShown, { timeout: 1500, interval: 50 }).toBe(true);
  await reserveListing(listing.ownerId, { id: listing.id, isReserved: false });
  await expect.poll(isShown, { timeout: 1500, interval: 50 }).toBe(false);
});

test("only the owner, and only what is on sale", async () => {
  const listing = await buildListing({ status: "closed" });
  const wish = { id: listing.id, isReserved: true };
  await expect(reserveListing(listing.ownerId, wish)).rejects.toMatchObject({ code: "not_active" });
  await expect(reserveListing((await buildUser()).id, wish)).rejects.toMatchObject({ code: "not_found" });
});

test("whom it is kept for sees it, keeps it when it is kept longer, and is told once when it is freed", async () => {
  const chat = await buildChat();
  await keptFor(chat);
  const seen = JSON.parse((await readListing(chat.listing.link, { userId: chat.buyer.id, address })).text);
  expect(seen).toMatchObject({ isReservedForMe: true, reservedUntil: expect.any(String) });
  const wish = { id: chat.listing.id, isReserved: true };
  await reserveListing(chat.seller.id, wish);
  await chat.listing.reload();
  expect(chat.listing.reservedForId).toBe(chat.buyer.id);
  expect(await freedTo(chat.buyer.id)).toBe(0);

  const frees = Array.from({ length: 4 }, () =>
    reserveListing(chat.seller.id, { ...wish, isReserved: false }),
  );
  await Promise.all(frees);
  expect(await freedTo(chat.buyer.id)).toBe(1);
});

test("the clock frees it once and tells the buyer; of what is off sale nobody is told", async () => {
  const chat = await buildChat();
  const closed = await buildChat();
  for (const one of [chat, closed]) await keptFor(one);
  await closeListing(closed.seller.id, { id: closed.listing.id, reason: "SoldHere" });
  await sequelize.query(
    "update listings set reserved_until = now() - interval '1 minute' where reserved_until is not null",
  );
  expect(await cardOf(chat.listing.id)).toMatchObject({ isReserved: false });
  const done = await Promise.all([freeReserved(), freeReserved()]);
  expect(done[0]! + done[1]!).toBe(1);
  await chat.listing.reload();
  expect(chat.listing).toMatchObject({ reservedUntil: null, reservedForId: null, status: "active" });
  expect(await freedTo(chat.buyer.id)).toBe(1);
  expect(await freedTo(closed.buyer.id)).toBe(0);
});

test("over the API: by its owner, with a wish that says which", async () => {
  const api = await startTestApi();
  const listing = await buildListing();
  const ask = (as: number, body: object) =>
    api.ask<{ reservedUntil: string | null }>(`/api/user/telegram/products/${listing.id}/reserve`, {
      as,
      body,
    });
  expect((await ask(listing.ownerId, {})).status).toBe(400);
  const { status, body } = await ask(listing.ownerId, { isReserved: true });
  expect(status).toBe(200);
  expect(body.reservedUntil).toMatch(/^\d{4}-/);
  expect((await ask(listing.ownerId, { isReserved: false })).body).toEqual({ reservedUntil: null });
  expect((await ask((await buildUser()).id, { isReserved: true })).status).toBe(404);
  await api.stop();
});
