import { setTimeout as sleep } from "node:timers/promises";
import type { Update } from "grammy/types";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimUpdates } from "#core/bot/claimUpdates.ts";
import { leaseUpdate } from "#core/bot/leaseUpdate.ts";
import { storeUpdate } from "#core/bot/storeUpdate.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { sequelize } from "#db/sequelize.ts";
import { captureLog } from "../tests/captureLog.ts";
import { processUpdates } from "./processUpdates.ts";

const lines = captureLog();
let running: Promise<void>[] = [];
let stopping: AbortController;

beforeEach(async () => {
  await sequelize.query("delete from bot_updates");
  stopping = new AbortController();
  running = [];
});
afterEach(async () => {
  stopping.abort();
  await Promise.all(running);
});

const start = (handle: (update: Update) => Promise<void>) =>
  running.push(processUpdates(handle, stopping.signal));
const store = (update_id: number, chat: number, text = "x") =>
  storeUpdate({ update_id, message: { chat: { id: chat }, from: { id: chat }, text } });
const waiting = async () => {
  const [rows] = await sequelize.query("select count(*)::int as n from bot_updates where done_at is null");
  return (rows[0] as { n: number }).n;
};
const untilDone = () =>
  vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 15_000, interval: 20 });

test("two processes handle every update once, in order within a chat, several chats at once", async () => {
  const seen: [number, number][] = [];
  const busy = new Set<number>();
  let mostBusy = 0;
  const handle = async ({ update_id, message }: Update) => {
    const chat = message!.chat.id;
    expect(busy.has(chat)).toBe(false);
    busy.add(chat);
    mostBusy = Math.max(mostBusy, busy.size);
    seen.push([chat, update_id]);
    await sleep(Math.random() * 10);
    busy.delete(chat);
  };
  start(handle);
  start(handle);
  for (let id = 1; id <= 100; id += 1) {
    await store(id, id % 10);
    if (id % 3 === 0) await store(id, id % 10);
  }
  await untilDone();

  expect(seen).toHaveLength(100);
  expect(mostBusy).toBeGreaterThan(1);
  for (let chat = 0; chat < 10; chat += 1) {
    const ids = seen.filter(([of]) => of === chat).map(([, id]) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  }
});

test("an update is begun at once when it comes, not at the next look", async () => {
  const begun: number[] = [];
  start(async ({ update_id }) => void begun.push(update_id));
  await sleep(50);
  const times: number[] = [];
  for (let id = 1; id <= 5; id += 1) {
    const storedAt = performance.now();
    await store(id, 5);
    await vi.waitFor(() => expect(begun).toContain(id), { interval: 2 });
    times.push(performance.now() - storedAt);
  }
  expect(Math.min(...times)).toBeLessThan(200);
});

test("an update whose process died is handled again", async () => {
  await store(1, 5);
  await claimUpdates(1);
  await leaseUpdate(1, -1);
  const seen: number[] = [];
  start(async ({ update_id }) => void seen.push(update_id));
  await untilDone();
  expect(seen).toEqual([1]);
});

test("an update that always breaks is given up after three tries, the person told, the chat goes on", async () => {
  const seen: number[] = [];
  start(async ({ update_id }) => {
    seen.push(update_id);
    if (update_id === 71) {
      // No need to wait for the pause between tries.
      setTimeout(() => void leaseUpdate(71, 0), 100);
      throw new Error("my secret words");
    }
  });
  await store(71, 5, "my secret words");
  await store(72, 5);
  await untilDone();

  expect(seen).toEqual([71, 71, 71, 72]);
  expect(await OutboxMessage.findOne({ where: { cause: "update-given-up:71" } })).toMatchObject({
    chatId: 5,
    message: { text: { key: "error-gave-up" } },
  });
  expect(lines.join("")).toContain("given up");
  expect(lines.join("")).not.toContain("secret");
});

test("an update that kills its process three times is not handled a fourth time", async () => {
  await store(81, 5);
  for (let death = 0; death < 3; death += 1) {
    await claimUpdates(1);
    await leaseUpdate(81, -1);
  }
  const seen: number[] = [];
  start(async ({ update_id }) => void seen.push(update_id));
  await untilDone();
  expect(seen).toEqual([]);
  expect(await OutboxMessage.count({ where: { cause: "update-given-up:81" } })).toBe(1);
});

test("stopping waits for what is in work", async () => {
  let isDone = false;
  start(async () => {
    await sleep(150);
    isDone = true;
  });
  await store(91, 5);
  await vi.waitFor(async () => {
    const [rows] = await sequelize.query("select 1 from bot_updates where claimed_until is not null");
    expect(rows).toHaveLength(1);
  });
  stopping.abort();
  await Promise.all(running);
  expect(isDone).toBe(true);
  expect(await waiting()).toBe(0);
});
