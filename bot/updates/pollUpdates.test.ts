import { setTimeout as sleep } from "node:timers/promises";
import { Api } from "grammy";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { config } from "#config";
import { locks } from "#db/locks.ts";
import { sequelize } from "#db/sequelize.ts";
import { pollUpdates } from "./pollUpdates.ts";

/** A Telegram that keeps updates until they are confirmed, and counts who polls at once. */
function fakeQueue() {
  let updates: { update_id: number; message: object }[] = [];
  const state = { polling: 0, mostPolling: 0, polls: 0, failures: 0 };
  const fetch = async (url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const answer = (result: unknown) => new Response(JSON.stringify({ ok: true, result }));
    if (!url.endsWith("getUpdates")) return answer(true);
    state.polls += 1;
    if (state.failures > 0) {
      state.failures -= 1;
      throw new Error("network");
    }
    state.polling += 1;
    state.mostPolling = Math.max(state.mostPolling, state.polling);
    const { offset } = JSON.parse(body) as { offset: number };
    updates = updates.filter(({ update_id }) => update_id >= offset);
    for (let waited = 0; waited < 20 && updates.length === 0 && !signal.aborted; waited += 1) await sleep(10);
    state.polling -= 1;
    return answer(updates);
  };
  return {
    state,
    api: () => new Api(config.BOT_TOKEN, { fetch: fetch as never }),
    add: (update_id: number) => updates.push({ update_id, message: { chat: { id: 1 } } }),
    left: () => updates.length,
  };
}

const stored = async () => {
  const [rows] = await sequelize.query("select update_id from bot_updates order by 1");
  return (rows as { update_id: number }[]).map(({ update_id }) => update_id);
};

let stoppers: AbortController[];
let pollers: Promise<void>[];
beforeEach(async () => {
  await sequelize.query("delete from bot_updates");
  stoppers = [];
  pollers = [];
});
afterEach(async () => {
  for (const stopper of stoppers) stopper.abort();
  await Promise.all(pollers);
});

function start(api: Api): AbortController {
  const stopper = new AbortController();
  stoppers.push(stopper);
  pollers.push(pollUpdates(api, stopper.signal, 20));
  return stopper;
}

test("stores what comes and confirms it only then", async () => {
  const queue = fakeQueue();
  queue.add(10);
  queue.add(11);
  start(queue.api());
  await vi.waitFor(async () => expect(await stored()).toEqual([10, 11]));
  await vi.waitFor(() => expect(queue.left()).toBe(0));
});

test("of several processes one polls; when it stops another takes over", async () => {
  const queue = fakeQueue();
  const first = start(queue.api());
  start(queue.api());
  start(queue.api());
  queue.add(1);
  await vi.waitFor(async () => expect(await stored()).toEqual([1]));
  first.abort();
  queue.add(2);
  await vi.waitFor(async () => expect(await stored()).toEqual([1, 2]), { timeout: 10_000 });
  expect(queue.state.mostPolling).toBe(1);
});

test("a poller that loses its lock's connection stops polling, and takes it up again with a new lock", async () => {
  const queue = fakeQueue();
  start(queue.api());
  await vi.waitFor(() => expect(queue.state.polls).toBeGreaterThan(0));
  const [admin, holder] = [new pg.Client(config.DATABASE_URL), new pg.Client(config.DATABASE_URL)];
  await Promise.all([admin.connect(), holder.connect()]);
  // Another holder waits for the lock, so it gets the lock before the poller asks for it again. That holder asks
  // Telegram for nothing.
  const taken = holder.query(`select pg_advisory_lock(${locks.poller})`);
  const whoHas = (isGranted: boolean) =>
    admin.query(
      `select pid from pg_locks where locktype = 'advisory' and objid = ${locks.poller} and granted = ${isGranted}
       and database = (select oid from pg_database where datname = current_database())`,
    );
  await vi.waitFor(async () => expect((await whoHas(false)).rows).toHaveLength(1));
  const { rows } = await whoHas(true);
  expect(rows).toHaveLength(1);
  await admin.query("select pg_terminate_backend($1)", [rows[0].pid]);
  await taken;
  const asks = vi.spyOn(pg.Client.prototype, "query");
  const asked = () => asks.mock.calls.filter(([sql]) => String(sql).includes("pg_try_advisory_lock")).length;
  // It has stopped polling once it asks for the lock.
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(0), { timeout: 10_000, interval: 5 });
  const polls = queue.state.polls;
  queue.add(5);
  const before = asked();
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(before + 3), { timeout: 10_000, interval: 5 });
  asks.mockRestore();
  expect(queue.state.polls).toBe(polls);
  expect(await stored()).toEqual([]);

  await Promise.all([admin.end(), holder.end()]);
  await vi.waitFor(async () => expect(await stored()).toEqual([5]), { timeout: 10_000 });
});

test("goes on after the network was away", async () => {
  const queue = fakeQueue();
  queue.state.failures = 1;
  queue.add(7);
  start(queue.api());
  await vi.waitFor(async () => expect(await stored()).toEqual([7]), { timeout: 10_000 });
});
