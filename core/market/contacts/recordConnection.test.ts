import { beforeAll, expect, test, vi } from "vitest";
import type { ErrorBody } from "#contract/errors.ts";
import type { Listing as ListingJson, ListingStatus } from "#contract/listings.ts";
import { setFlag } from "#core/desk/flags/setFlag.ts";
import { readNumber } from "#core/platform/flags/flags.ts";
import { Block } from "#db/models/Block.ts";
import { Connection } from "#db/models/Connection.ts";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildConnection, buildListing, buildUser } from "../../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../../tests/testApi.ts";
import { recordConnection } from "./recordConnection.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

interface Reach {
  phoneNumbers: string[];
  chatLink: string | null;
}
const contact = (as: number, telegramProductId: number, kind?: "call" | "chat") =>
  api.ask<Reach & ErrorBody>("/api/user/telegram/connections", {
    as,
    body: { telegramProductId, ...(kind && { kind }) },
  });

test("a call brings the whole phones, and only to who asks", async () => {
  const phoneNumbers = ["+998901112233", "+998935554411"];
  const { id, link } = await buildListing({ phoneNumbers });
  const { id: as } = await buildUser();
  expect(await contact(as, id)).toEqual({ status: 200, body: { phoneNumbers, chatLink: null } });
  const { body } = await api.ask<ListingJson>(`/api/telegram/products/${link}`, { as });
  expect(body.phoneNumbers).toEqual(["+998 90 ••• •• 33", "+998 93 ••• •• 11"]);
});

test("a chat goes through the bot, unless the seller shows their own name", async () => {
  const seller = await buildUser({ username: "aziza" });
  const { id } = await buildListing({ ownerId: seller.id });
  const { id: as } = await buildUser();
  const chat = async () => (await contact(as, id, "chat")).body;
  const show = (isShown: boolean) =>
    api.ask("/api/telegram/users/username", { method: "PATCH", as: seller.id, body: { isShown } });

  const relay = { phoneNumbers: [], chatLink: `https://t.me/bozor_bot?start=chat_${id}` };
  expect(await chat()).toEqual(relay);
  expect((await show(true)).body).toEqual({ ok: true });
  expect(await chat()).toEqual({ phoneNumbers: [], chatLink: "https://t.me/aziza" });
  await User.update({ username: null }, { where: { id: seller.id } });
  expect(await chat()).toEqual(relay);
  await User.update({ username: "aziza" }, { where: { id: seller.id } });
  await show(false);
  expect(await chat()).toEqual(relay);
});

test("there is one row of a person and a listing, of the last contact", async () => {
  const { id: listingId } = await buildListing();
  const { id: userId } = await buildUser();
  const long = new Date("2026-01-01");
  await buildConnection({ userId, listingId, kind: "call", createdAt: long, updatedAt: long });
  const since = new Date();
  await Promise.all(
    Array.from({ length: 20 }, () =>
      recordConnection(userId, { telegramProductId: listingId, kind: "chat" }),
    ),
  );
  const rows = await Connection.findAll({ where: { listingId } });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ userId, kind: "chat", createdAt: long });
  expect(rows[0]!.updatedAt.getTime()).toBeGreaterThan(since.getTime() - 1000);
});

test.each<[ListingStatus, number, string]>([
  ["closed", 409, "not_active"],
  ["expired", 409, "not_active"],
  ["draft", 404, "not_found"],
  ["pending", 404, "not_found"],
  ["rejected", 404, "not_found"],
  ["removed", 404, "not_found"],
])("of one that is %s: %i %s, without a phone", async (status, answer, code) => {
  const { id, ownerId } = await buildListing({ status });
  const { id: as } = await buildUser();
  expect(await contact(as, id)).toMatchObject({ status: answer, body: { code } });
  expect(await contact(ownerId, id)).toMatchObject({ status: 409, body: { code: "own_listing" } });
  expect(await Connection.count({ where: { listingId: id } })).toBe(0);
});

test("neither one's own, nor what doesn't exist, nor by a stranger or a banned person", async () => {
  const { id, ownerId } = await buildListing();
  expect(await contact(ownerId, id)).toMatchObject({ status: 409, body: { code: "own_listing" } });
  expect((await contact(ownerId, 2_000_000_000)).status).toBe(404);
  const body = { telegramProductId: id };
  expect((await api.call("/api/user/telegram/connections", { body })).status).toBe(401);
  const banned = await buildUser({ bannedAt: new Date() });
  expect(await contact(banned.id, id)).toMatchObject({ status: 403, body: { code: "banned" } });
});

test("who has blocked whom doesn't matter: neither reaches the other", async () => {
  const [one, other] = [await buildUser(), await buildUser()];
  await Block.create({ blockerId: one.id, blockedId: other.id, reason: "rude" });
  for (const [buyer, seller] of [
    [one, other],
    [other, one],
  ] as const) {
    const { id } = await buildListing({ ownerId: seller.id });
    expect(await contact(buyer.id, id)).toMatchObject({ status: 403, body: { code: "blocked" } });
  }
});

test("a seller is reached only as they want to be", async () => {
  const [calls, chats] = [
    await buildListing({ contactMethods: "call" }),
    await buildListing({ contactMethods: "chat" }),
  ];
  const { id: as } = await buildUser();
  const refused = { status: 409, body: { code: "unwanted_contact", fields: { kind: "unwanted" } } };
  expect(await contact(as, calls.id, "chat")).toMatchObject(refused);
  expect(await contact(as, chats.id, "call")).toMatchObject(refused);
  expect((await contact(as, calls.id, "call")).status).toBe(200);
  expect((await contact(as, chats.id, "chat")).status).toBe(200);
});

test("of a hundred listings contacted at once sixty are; those again are free, and tomorrow is another day", async () => {
  const { id: userId } = await buildUser();
  const { id: ownerId } = await buildUser();
  const ids: number[] = [];
  for (let made = 0; made < 100; made += 1) ids.push((await buildListing({ ownerId })).id);

  const all = await Promise.allSettled(
    ids.map((telegramProductId) => recordConnection(userId, { telegramProductId, kind: "call" })),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(60);
  const known = ids[all.findIndex(({ status }) => status === "fulfilled")]!;
  const fresh = ids[all.findIndex(({ status }) => status === "rejected")]!;

  expect((await contact(userId, known)).status).toBe(200);
  const refused = await contact(userId, fresh);
  expect(refused).toMatchObject({ status: 429, body: { code: "daily_limit" } });
  // Midnight of Tashkent is at 19:00 UTC.
  const secondsLeft = (86_400 + 19 * 3600 - ((Date.now() / 1000) % 86_400)) % 86_400;
  expect(Math.abs(refused.body.retryAfter! - secondsLeft)).toBeLessThan(5);

  const yesterday = new Date(Date.now() + refused.body.retryAfter! * 1000 - 86_400_000 - 5000);
  await sequelize.query("update connections set updated_at = $yesterday where user_id = $userId", {
    bind: { yesterday, userId },
  });
  expect((await contact(userId, fresh)).status).toBe(200);
});

test("how many there may be is a setting", async () => {
  await setFlag("CONTACTS_PER_DAY", 1);
  await vi.waitFor(async () => expect(await readNumber("CONTACTS_PER_DAY", 60)).toBe(1), { timeout: 10_000 });
  const { id: as } = await buildUser();
  expect((await contact(as, (await buildListing()).id)).status).toBe(200);
  expect((await contact(as, (await buildListing()).id)).status).toBe(429);
});

test("a banned person reaches nobody by whatever way they come, and a banned seller isn't reached", async () => {
  const [banned, buyer] = [await buildUser({ bannedAt: new Date() }), await buildUser()];
  const { id: telegramProductId } = await buildListing();
  await expect(recordConnection(banned.id, { telegramProductId, kind: "chat" })).rejects.toMatchObject({
    code: "banned",
  });
  const { id } = await buildListing({ ownerId: banned.id });
  expect(await contact(buyer.id, id)).toMatchObject({ status: 409, body: { code: "not_active" } });
  expect(await Connection.count({ where: { userId: [banned.id, buyer.id] } })).toBe(0);
});

test("no key replays a phone once the contact is closed, and none is written down", async () => {
  const [buyer, seller] = [await buildUser(), await buildUser()];
  const { id } = await buildListing({ ownerId: seller.id, phoneNumbers: ["+998909998877"] });
  const ask = () =>
    api.ask<Reach & ErrorBody>("/api/user/telegram/connections", {
      as: buyer.id,
      body: { telegramProductId: id },
      headers: { "Idempotency-Key": "again" },
    });
  expect((await ask()).body.phoneNumbers).toEqual(["+998909998877"]);
  await Block.create({ blockerId: seller.id, blockedId: buyer.id, reason: "rude" });
  expect(await ask()).toMatchObject({ status: 403, body: { code: "blocked" } });
  const [kept] = await sequelize.query("select 1 from idempotency_keys where user_id = $id", {
    bind: { id: buyer.id },
  });
  expect(kept).toEqual([]);
});
