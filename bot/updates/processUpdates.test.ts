import { BotError, GrammyError, HttpError } from "grammy";
import type { Update } from "grammy/types";
import { ConnectionRefusedError } from "sequelize";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimUpdates, leaseUpdate } from "#core/platform/updates/claimUpdates.ts";
import { storeUpdate } from "#core/platform/updates/storeUpdate.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { sequelize } from "#db/sequelize.ts";
import { captureLog } from "../../tests/captureLog.ts";
import { type Pace, processUpdates } from "./processUpdates.ts";

const lines = captureLog();
let running: Promise<void>[] = [];
let stopping: AbortController;
let pausedMs = 0;
/** How often it was asked whether sending is paused: each time before updates are looked for. */
let looks = 0;
/** Nothing here waits for time to pass but what is asked to. */
const hurried: Pace = { pollMs: 10, retrySeconds: 0 };

beforeEach(async () => {
  await sequelize.query("delete from bot_updates");
  stopping = new AbortController();
  running = [];
  pausedMs = 0;
});
afterEach(async () => {
  stopping.abort();
  await Promise.all(running);
});

const limiter = {
  pausedMs: async () => {
    looks += 1;
    return pausedMs;
  },
};
const start = (handle: (update: Update) => Promise<void>, pace = hurried) =>
  running.push(processUpdates(handle, limiter, stopping.signal, pace));
const store = (update_id: number, chat: number, text = "x") =>
  storeUpdate({ update_id, message: { chat: { id: chat }, from: { id: chat }, text } });
const waiting = async () => {
  const [rows] = await sequelize.query("select count(*)::int as n from bot_updates where done_at is null");
  return (rows[0] as { n: number }).n;
};
const soon = { timeout: 15_000, interval: 10 };
const untilDone = () => vi.waitFor(async () => expect(await waiting()).toBe(0), soon);

/** Work that lasts until it is released. */
function holdWork() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}

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
    // Some take longer than others.
    for (let turn = 0; turn < update_id % 4; turn += 1) await sequelize.query("select 1");
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

const storeQuery = (update_id: number, from: number) =>
  storeUpdate({ update_id, pre_checkout_query: { id: `q${update_id}`, from: { id: from } } });

test("whoever is about to pay waits neither for other chats, nor for their own words, nor for a pause", async () => {
  const begun: number[] = [];
  const { held, release } = holdWork();
  const handle = async ({ update_id, message }: Update) => {
    begun.push(update_id);
    if (message) await held;
  };
  start(handle, { ...hurried, pollMs: 2 ** 30 });
  for (let chat = 1; chat <= 40; chat += 1) await store(chat, chat);
  await vi.waitFor(() => expect(begun).toHaveLength(24), soon);
  pausedMs = 60_000;
  await storeQuery(100, 1);
  await vi.waitFor(() => expect(begun).toContain(100), soon);
  expect(begun).toHaveLength(25);
  pausedMs = 0;
  release();
  await untilDone();
});

test("money that came is never given up", async () => {
  const payment = { telegram_payment_charge_id: "charge" };
  await storeUpdate({ update_id: 7, message: { chat: { id: 1 }, successful_payment: payment } });
  await sequelize.query("update bot_updates set attempts = 3");
  let tries = 0;
  start(async () => {
    tries += 1;
    if (tries < 3) throw new Error("broken");
  });
  const hurry = () =>
    sequelize.query(
      "update bot_updates set claimed_until = now() where claimed_until > now() + interval '50 seconds'",
    );
  await vi.waitFor(async () => {
    await hurry();
    expect(await waiting()).toBe(0);
  }, soon);
  expect(tries).toBe(3);
  const [rows] = await sequelize.query("select error from bot_updates");
  expect(rows).toEqual([{ error: null }]);
  expect(lines.join("")).toContain("a payment could not be worked off yet");
});

test("an update is begun when it comes, not at the next look", async () => {
  const begun: number[] = [];
  start(async ({ update_id }) => void begun.push(update_id), { ...hurried, pollMs: 2 ** 30 });
  for (let id = 1; id <= 5; id += 1) {
    await store(id, 5);
    await vi.waitFor(() => expect(begun).toContain(id), soon);
  }
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
    if (update_id === 71) throw new Error("my secret words");
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

test("an update whose words the database refuses for good isn't tried again, though they sound like its absence", async () => {
  const seen: number[] = [];
  start(async ({ update_id }) => {
    seen.push(update_id);
    await sequelize.query("select $words::text::integer", { bind: { words: "Connection terminated" } });
  });
  await store(75, 5);
  await untilDone();
  expect(seen).toEqual([75]);
  expect(await OutboxMessage.count({ where: { cause: "update-given-up:75" } })).toBe(1);
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
  const { held, release } = holdWork();
  const steps: string[] = [];
  start(async () => {
    steps.push("begun");
    await held;
    steps.push("done");
  });
  await store(91, 5);
  await vi.waitFor(() => expect(steps).toEqual(["begun"]), soon);
  stopping.abort();
  const stopped = Promise.all(running).then(() => steps.push("stopped"));
  // Whatever doesn't wait has ended when the database has answered.
  expect(await waiting()).toBe(1);
  release();
  await stopped;
  expect(steps).toEqual(["begun", "done", "stopped"]);
  expect(await waiting()).toBe(0);
});

const broken = (error_code: number, parameters = {}) =>
  new GrammyError("no", { ok: false, error_code, description: "no", parameters }, "sendMessage", {});
const rowOf = async (id: number) => {
  const [rows] = await sequelize.query(
    `select attempts, error, extract(epoch from claimed_until - now())::float as seconds
     from bot_updates where update_id = ${id}`,
  );
  return rows[0] as { attempts: number; error: string | null; seconds: number | null };
};
const untilPostponed = (id: number) =>
  vi.waitFor(
    async () => expect(await rowOf(id)).toMatchObject({ attempts: 0, seconds: expect.any(Number) }),
    soon,
  );
/** Ends the pause after each of so many tries as soon as it begins. */
async function endPauses(id: number, count: number, tries: () => number): Promise<void> {
  for (let turn = 1; turn <= count; turn += 1) {
    await vi.waitFor(() => expect(tries()).toBe(turn), soon);
    await untilPostponed(id);
    await leaseUpdate(id, 0);
  }
}

test.each([
  ["out of reach", new HttpError("no", new Error("no"))],
  ["broken", broken(502)],
  ["asking for patience", broken(429, { retry_after: 1 })],
])("while Telegram is %s a message is kept, however often it is tried", async (_, error) => {
  let tries = 0;
  start(async () => {
    tries += 1;
    if (tries > 6) return;
    throw new BotError(error, {} as never);
  });
  await store(101, 5);
  await endPauses(101, 6, () => tries);
  await untilDone();
  expect(tries).toBe(7);
  expect(await rowOf(101)).toMatchObject({ attempts: 1, error: null });
  expect(await OutboxMessage.count({ where: { cause: "update-given-up:101" } })).toBe(0);
});

test("while the database is away a message is kept, however often it is tried", async () => {
  let tries = 0;
  start(async () => {
    tries += 1;
    if (tries > 4) return;
    throw new BotError(new ConnectionRefusedError(new Error("no")), {} as never);
  });
  await store(103, 5);
  await endPauses(103, 4, () => tries);
  await untilDone();
  expect(tries).toBe(5);
  expect(await rowOf(103)).toMatchObject({ attempts: 1, error: null });
});

test("what was done isn't done again because the database was away when it was to be noted", async () => {
  const query = sequelize.query.bind(sequelize) as (...args: unknown[]) => Promise<unknown>;
  let failures = 3;
  const broken = vi.spyOn(sequelize, "query").mockImplementation((async (...args: unknown[]) => {
    if (failures > 0 && String(args[0]).includes("set done_at = now()")) {
      failures -= 1;
      throw new Error("Connection terminated unexpectedly");
    }
    return query(...args);
  }) as never);
  const seen: number[] = [];
  start(async ({ update_id }) => void seen.push(update_id));
  await store(104, 5);
  await untilDone();
  broken.mockRestore();
  expect(failures).toBe(0);
  expect(seen).toEqual([104]);
});

test("chats that are slow to be answered hold no other up", async () => {
  const { held, release } = holdWork();
  const seen: number[] = [];
  start(async ({ update_id }) => {
    if (update_id < 160) await held;
    seen.push(update_id);
  });
  for (let chat = 1; chat <= 20; chat += 1) await store(140 + chat - 1, chat);
  await store(170, 100);
  await vi.waitFor(() => expect(seen).toEqual([170]), soon);
  release();
  await untilDone();
});

test("it is tried again when Telegram has said, or when sending goes on", async () => {
  start(async ({ update_id }) => {
    if (update_id === 111) throw broken(429, { retry_after: 40 });
    pausedMs = 50_000;
    throw new HttpError("no", new Error("no"));
  });
  await store(111, 5);
  await untilPostponed(111);
  expect((await rowOf(111)).seconds).toBeGreaterThan(35);
  await store(112, 6);
  await untilPostponed(112);
  expect((await rowOf(112)).seconds).toBeGreaterThan(45);
});

test("the longer Telegram is away, the rarer the tries; after an hour the message is given up", async () => {
  let minutesAway = 2;
  start(async ({ update_id }) => {
    await sequelize.query(
      `update bot_updates set away_since = now() - interval '${minutesAway} minutes' where update_id = ${update_id}`,
    );
    throw new HttpError("no", new Error("no"));
  });
  await store(121, 5);
  await untilPostponed(121);
  expect((await rowOf(121)).seconds).toBeGreaterThan(100);
  minutesAway = 61;
  await leaseUpdate(121, 0);
  await untilDone();
  expect(await rowOf(121)).toMatchObject({ error: "HttpError" });
  expect(await OutboxMessage.count({ where: { cause: "update-given-up:121" } })).toBe(1);
});

test("while sending is paused nothing is begun", async () => {
  pausedMs = 60_000;
  const seen: number[] = [];
  start(async ({ update_id }) => void seen.push(update_id));
  await store(131, 5);
  const before = looks;
  await vi.waitFor(() => expect(looks).toBeGreaterThan(before + 3), soon);
  expect(seen).toEqual([]);
  expect(await rowOf(131)).toMatchObject({ attempts: 0 });
  pausedMs = 0;
  await untilDone();
  expect(seen).toEqual([131]);
});
