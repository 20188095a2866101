import { beforeEach, expect, test } from "vitest";
import { sequelize } from "#db/sequelize.ts";
import { claimUpdates, finishUpdate, leaseUpdate } from "./claimUpdates.ts";
import { storeUpdate } from "./storeUpdate.ts";

const message = (update_id: number, chat: number, text = "x") => ({
  update_id,
  message: { chat: { id: chat }, from: { id: chat }, text },
});

beforeEach(async () => {
  await sequelize.query("delete from bot_updates");
});

test("an update that comes twice is stored once", async () => {
  const stored = await Promise.all(Array.from({ length: 10 }, () => storeUpdate(message(1, 5))));
  expect(stored.filter(Boolean)).toHaveLength(1);
});

test("letters that PostgreSQL can't keep don't stop an update", async () => {
  await storeUpdate(message(1, 5, "a\u0000b\ud800c👋"));
  const [claimed] = await claimUpdates(1);
  expect(claimed?.payload.message).toMatchObject({ text: "ab\ufffdc👋" });
});

test("a chat's updates come one after the other, in the order of their numbers", async () => {
  await storeUpdate(message(12, 5));
  await storeUpdate(message(11, 5));
  await storeUpdate(message(13, 6));

  const first = await claimUpdates(10);
  expect(first.map(({ id }) => id).sort()).toEqual([11, 13]);
  expect(await claimUpdates(10)).toEqual([]);

  await finishUpdate(11);
  expect((await claimUpdates(10)).map(({ id }) => id)).toEqual([12]);
});

test("an older update that arrives late waits while a newer one of its chat is in work", async () => {
  await storeUpdate(message(12, 5));
  await claimUpdates(10);
  await storeUpdate(message(11, 5));
  expect(await claimUpdates(10)).toEqual([]);
});

test("claimers side by side never hold two updates of one chat", async () => {
  const chats = 6;
  for (let id = 1; id <= 60; id += 1) await storeUpdate(message(id, 100 + (id % chats)));
  const held = new Set<string>();
  const done = new Map<string, number[]>();
  let isOver = false;

  async function worker() {
    while (!isOver) {
      const claims = await claimUpdates(2);
      for (const { id, chatKey } of claims) {
        expect(held.has(chatKey)).toBe(false);
        held.add(chatKey);
        done.set(chatKey, [...(done.get(chatKey) ?? []), id]);
      }
      // Some take longer than others.
      for (const { id } of claims) if (Number(id) % 3 === 0) await sequelize.query("select pg_sleep(0.002)");
      for (const { id, chatKey } of claims) {
        held.delete(chatKey);
        await finishUpdate(id);
      }
      isOver ||= [...done.values()].flat().length === 60;
    }
  }
  await Promise.all(Array.from({ length: 5 }, worker));

  expect(done.size).toBe(chats);
  for (const ids of done.values()) expect(ids).toEqual([...ids].sort((a, b) => a - b));
});

test("an update whose worker died comes again, counted", async () => {
  await storeUpdate(message(1, 5));
  const [first] = await claimUpdates(1);
  expect(first?.attempts).toBe(1);
  await leaseUpdate(1, -1);
  const [again] = await claimUpdates(1);
  expect(again).toMatchObject({ id: 1, attempts: 2 });
});

test("a finished update keeps its number and forgets what it said", async () => {
  await storeUpdate(message(1, 5, "secret"));
  await claimUpdates(1);
  await finishUpdate(1);
  expect(await storeUpdate(message(1, 5, "secret"))).toBe(false);
  const [rows] = await sequelize.query("select payload from bot_updates");
  expect(rows).toEqual([{ payload: {} }]);
});
