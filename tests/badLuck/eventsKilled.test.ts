import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { QueryTypes } from "sequelize";
import { afterEach, expect, test } from "vitest";
import { sequelize } from "../../db/sequelize.ts";

/** What a process that is lost may take with it. */
const LOST_MS = 1000;
const EVERY_MS = 20;
const AT_ONCE = 5;

let child: ChildProcess | undefined;
afterEach(() => void child?.kill("SIGKILL"));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function startApi() {
  const port = await freePort();
  const api = fork(join(import.meta.dirname, "eventsApi.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, PORT: String(port), LOG_LEVEL: "silent" },
  });
  child = api;
  const gone = once(api, "exit");
  await Promise.race([
    once(api, "message"),
    gone.then(() => Promise.reject(new Error("It fell at its start"))),
  ]);
  return { api, gone, url: `http://127.0.0.1:${port}/api/events` };
}

/** Sends events by number until told to stop; knows when each was taken. */
function sendTo(url: string, run: string) {
  const taken = new Map<number, number>();
  let isOver = false;
  async function send() {
    for (let number = 0; !isOver; number += AT_ONCE) {
      const numbers = Array.from({ length: AT_ONCE }, (_, at) => number + at);
      const events = numbers.map((n) => ({ name: "numbered", app: "storefront", properties: { run, n } }));
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify({ events }) }).catch(
        () => null,
      );
      if (answer?.status === 202) for (const n of numbers) taken.set(n, Date.now());
      await pause(EVERY_MS);
    }
  }
  const sending = send();
  return {
    taken,
    stop: () => {
      isOver = true;
      return sending;
    },
  };
}

async function kept(run: string): Promise<Set<number>> {
  const rows = await sequelize.query<{ n: number }>(
    "select (properties ->> 'n')::int as n from events where properties ->> 'run' = $run",
    { type: QueryTypes.SELECT, bind: { run } },
  );
  expect(new Set(rows.map(({ n }) => n)).size).toBe(rows.length);
  return new Set(rows.map(({ n }) => n));
}

test("a process that is killed takes less than a second of its events with it, whenever it is killed", async () => {
  const lostMs: number[] = [];
  for (const [run, after] of [1230, 1610].entries()) {
    const { api, gone, url } = await startApi();
    const sender = sendTo(url, `killed ${run}`);
    await pause(after);
    const killedAt = Date.now();
    api.kill("SIGKILL");
    await gone;
    await sender.stop();
    const there = await kept(`killed ${run}`);
    const lost = [...sender.taken].filter(([n]) => !there.has(n));
    expect(there.size).toBeGreaterThan(0);
    lostMs.push(Math.max(0, ...lost.map(([, takenAt]) => killedAt - takenAt)));
  }
  for (const ms of lostMs) expect(ms).toBeLessThan(LOST_MS);
}, 60_000);

test("a process that is told to stop takes none with it", async () => {
  const { api, gone, url } = await startApi();
  const sender = sendTo(url, "stopped");
  await pause(730);
  api.kill("SIGTERM");
  expect(await gone).toEqual([0, null]);
  await sender.stop();
  const there = await kept("stopped");
  expect(sender.taken.size).toBeGreaterThan(20);
  expect([...sender.taken.keys()].filter((n) => !there.has(n))).toEqual([]);
}, 60_000);
