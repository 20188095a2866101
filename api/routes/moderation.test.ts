import { expect, test } from "vitest";
import type { ModerationItem } from "#contract/moderation.ts";
import { Block } from "#db/models/Block.ts";
import { Listing } from "#db/models/Listing.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { buildListing, buildUser } from "../../tests/factories.ts";
import { startTestApi } from "../../tests/testApi.ts";

const QUEUE = "/api/user/telegram/products/moderate";
const BLOCKS = "/api/user/blocks";
const api = await startTestApi();

const admin = await buildUser({ isAdmin: true });
const person = await buildUser();

test("only an admin sees the queue and decides", async () => {
  const { id } = await buildListing({ status: "pending" });
  const banned = await buildUser({ isAdmin: true, bannedAt: new Date() });
  const body = { isModerated: true, productIds: [id] };
  for (const [as, status] of [
    [undefined, 401],
    [person.id, 403],
    [banned.id, 403],
  ] as const) {
    const who = as === undefined ? {} : { as };
    expect((await api.call(QUEUE, who)).status).toBe(status);
    expect((await api.call(QUEUE, { ...who, body })).status).toBe(status);
  }
  expect((await Listing.findByPk(id))!.status).toBe("pending");
});

test("the queue is read and decided about as stated, and a repeated call changes nothing", async () => {
  const { id } = await buildListing({ status: "pending", phoneNumbers: ["+998901234567"] });
  const before = await api.ask<{ data: ModerationItem[]; total: number }>(`${QUEUE}?take=100`, {
    as: admin.id,
  });
  expect(before.status).toBe(200);
  const item = before.body.data.find(({ product }) => product.id === id)!;
  expect(item).toMatchObject({ kind: "new", edition: 1, product: { phoneNumbers: ["+998901234567"] } });

  const decide = (isModerated: boolean, headers = {}) =>
    api.ask(QUEUE, { as: admin.id, body: { isModerated, productIds: [id], editions: [1] }, headers });
  const key = { "Idempotency-Key": "once" };
  expect(await decide(true, key)).toEqual({ status: 200, body: { applied: [id], skipped: [] } });
  expect((await decide(true, key)).body).toEqual({ applied: [id], skipped: [] });
  expect((await decide(false)).body).toEqual({ applied: [], skipped: [{ id, why: "decided" }] });

  const after = await api.ask<{ data: ModerationItem[]; total: number }>(QUEUE, { as: admin.id });
  expect(after.body.total).toBe(before.body.total - 1);
});

test.each([
  [{ isModerated: true, productIds: [] }, { productIds: "required" }],
  [{ isModerated: true }, { productIds: "required" }],
  [{ isModerated: true, productIds: [0] }, { "productIds.0": "unknown" }],
  [{ isModerated: true, productIds: [1, 1] }, { productIds: "repeated" }],
  [
    { isModerated: true, productIds: Array.from({ length: 101 }, (_, index) => index + 1) },
    { productIds: "too_many" },
  ],
  [{ isModerated: true, productIds: [1, 2], editions: [1] }, { editions: "length" }],
  [{ isModerated: true, productIds: [1], editions: ["1"] }, { "editions.0": "required" }],
  [{ isModerated: false, productIds: [1], reason: "ugly" }, { reason: "unknown" }],
  [{ isModerated: false, productIds: [1], note: "x".repeat(501) }, { note: "too_long" }],
  [{ isModerated: false, productIds: [1], note: "a\u0000" }, { note: "text" }],
  [{ productIds: [1] }, { isModerated: "required" }],
])("a decision like %j is refused", async (body, fields) => {
  const answer = await api.ask(QUEUE, { as: admin.id, body });
  expect(answer).toMatchObject({ status: 400, body: { fields } });
});

test.each([
  ["POST", BLOCKS, {}, { userId: "required" }],
  ["POST", BLOCKS, { userId: 0 }, { userId: "unknown" }],
  ["POST", BLOCKS, { userId: 1, reason: 5 }, { reason: "unknown" }],
  ["POST", BLOCKS, { userId: 1, note: "x".repeat(501) }, { note: "too_long" }],
  ["POST", BLOCKS, { userId: 1, note: 5 }, { note: "required" }],
  ["DELETE", BLOCKS, { userId: "1" }, { userId: "required" }],
  ["POST", "/api/user/telegram/products/0/report", { reason: "fraud" }, { id: "unknown" }],
  ["POST", "/api/user/telegram/products/1/report", {}, { reason: "required" }],
  ["POST", "/api/user/telegram/products/1/report", { reason: "fraud", note: "\ud800" }, { note: "text" }],
  ["DELETE", "/api/user/telegram/products", { id: 1 }, { reason: "required" }],
  [
    "POST",
    "/api/user/telegram/connections",
    { kind: "sms" },
    { telegramProductId: "required", kind: "unknown" },
  ],
])("%s %s with %j names the wrong fields by their keys", async (method, path, body, fields) => {
  const answer = await api.ask(path, { method, as: person.id, body });
  expect(answer).toMatchObject({ status: 400, body: { code: "invalid_input", fields } });
});

test("anybody signed in reports a listing", async () => {
  const { id, ownerId } = await buildListing();
  const path = `/api/user/telegram/products/${id}/report`;
  const body = { reason: "fraud", note: "  Просит аванс  " };
  expect((await api.call(path, { body })).status).toBe(401);
  expect(await api.ask(path, { as: person.id, body })).toEqual({ status: 200, body: { ok: true } });
  expect(await ListingReport.findOne({ where: { listingId: id } })).toMatchObject({ note: "Просит аванс" });
  expect(await api.ask(path, { as: ownerId, body })).toMatchObject({
    status: 409,
    body: { code: "own_listing" },
  });
  expect((await api.call(path, { as: person.id, body: { reason: "ugly" } })).status).toBe(400);
});

test("a person blocks, lists and unblocks", async () => {
  const other = await buildUser({ firstName: "Рустам" });
  await buildListing({ ownerId: other.id });
  const as = person.id;
  const body = { userId: other.id };
  expect(await api.ask(BLOCKS, { as, body })).toEqual({ status: 200, body: { ok: true } });
  expect(await Block.findOne({ where: { blockerId: as } })).toMatchObject({ reason: "other", note: null });
  expect((await api.ask(BLOCKS, { as })).body).toEqual([
    { userId: other.id, firstName: "Рустам", createdAt: expect.stringMatching(/Z$/) },
  ]);
  expect((await api.ask(BLOCKS, { as: other.id })).body).toEqual([]);
  expect((await api.call(BLOCKS, { as, body: { userId: as } })).status).toBe(400);
  expect((await api.call(BLOCKS, { as, method: "DELETE", body })).status).toBe(200);
  expect((await api.ask(BLOCKS, { as })).body).toEqual([]);
});
