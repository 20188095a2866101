import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { number, rows } from "#db/rows.ts";
import { type Child, startChild } from "../startChild.ts";

const EVERY_MS = 20;
const AT_ONCE = 5;
/**
 * The most events that a lost process may take with it: as many as are sent in a second, or fewer where all goes
 * slower.
 */
const LOST_MOST = (1000 / EVERY_MS) * AT_ONCE;

const soon = { timeout: 15_000, interval: 5 };
let api: Child | undefined;
afterEach(() => api?.kill());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function startApi() {
  const port = await freePort();
  api = await startChild("tests/badLuck/eventsApi.ts", { env: { PORT: String(port) } });
  return { api, url: `http://127.0.0.1:${port}/api/events` };
}

/** Sends events by number until told to stop; knows which were taken. */
function sendTo(url: string, run: string) {
  const taken = new Set<number>();
  let isOver = false;
  async function send() {
    for (let number = 0; !isOver; number += AT_ONCE) {
      const numbers = Array.from({ length: AT_ONCE }, (_, at) => number + at);
      const events = numbers.map((n) => ({ name: "numbered", app: "storefront", properties: { run, n } }));
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify({ events }) }).catch(
        () => null,
      );
      if (answer?.status === 202) for (const n of numbers) taken.add(n);
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
  const found = await rows(
    { n: number },
    "select (properties ->> 'n')::int as n from events where properties ->> 'run' = $run",
    { run },
  );
  expect(new Set(found.map(({ n }) => n)).size).toBe(found.length);
  return new Set(found.map(({ n }) => n));
}

test("a process that is killed takes only what it took last, less than a second of it, whenever it is killed", async () => {
  // The one soon after it has written, the other shortly before it writes again.
  for (const [run, sendings] of [3, 17].entries()) {
    const { api, url } = await startApi();
    const sender = sendTo(url, `killed ${run}`);
    const sent = (count: number) => vi.waitFor(() => expect(sender.taken.size).toBeGreaterThan(count), soon);
    await vi.waitFor(async () => expect((await kept(`killed ${run}`)).size).toBeGreaterThan(0), soon);
    await sent(sender.taken.size + sendings * AT_ONCE);
    await api.kill();
    await sender.stop();
    const there = await kept(`killed ${run}`);
    const lost = [...sender.taken].filter((n) => !there.has(n));
    expect(there.size).toBeGreaterThan(0);
    expect(Math.min(...lost)).toBeGreaterThan(Math.max(...there));
    expect(lost.length).toBeLessThan(LOST_MOST);
  }
});

test("a process that is told to stop takes none with it", async () => {
  const { api, url } = await startApi();
  const sender = sendTo(url, "stopped");
  await vi.waitFor(() => expect(sender.taken.size).toBeGreaterThan(20), soon);
  await api.kill("SIGTERM");
  expect(await api.gone).toEqual([0, null]);
  await sender.stop();
  const there = await kept("stopped");
  expect(sender.taken.size).toBeGreaterThan(20);
  expect([...sender.taken].filter((n) => !there.has(n))).toEqual([]);
});
