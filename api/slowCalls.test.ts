import { once } from "node:events";
import { connect, type Socket } from "node:net";
import Koa from "koa";
import { expect, test } from "vitest";
import { createApp } from "./app.ts";
import { listen } from "./listen.ts";
import type { ApiState } from "./serve/state.ts";

/** The API on a port of its own, with little patience. */
async function startImpatient(bodies = { bodyMs: 300, bodiesAtOnce: 5 }) {
  const app = createApp({ dist: "no-such-folder", bodies });
  const patience = { headersMs: 300, lookMs: 50, silentEach: 5, momentMs: 100 };
  return listen(app, 0, "127.0.0.1", patience);
}

/** A connection on which something is sent; `closed` tells all that came until its end. */
function say(port: number, text: string): { socket: Socket; closed: Promise<string> } {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => {
    heard += chunk;
  });
  socket.on("error", () => {});
  if (text) socket.write(text);
  return { socket, closed: once(socket, "close").then(() => heard) };
}

const half = (path: string, type = "application/json") =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{"a":`;

test.each([
  ["read as JSON", half("/api/auth/refresh")],
  ["that nobody reads", half("/api/telegram/nothing")],
  ["of an upload by nobody", half("/api/images", "multipart/form-data; boundary=b")],
])("a call with half a body %s ends", async (_, text) => {
  const api = await startImpatient();
  const { closed } = say(api.port, text);
  expect(await closed).toMatch(/^HTTP\/1\.1 4\d\d/);
  await api.stop();
});

test.each([
  ["payme", "payme", /^HTTP\/1\.1 200 [\s\S]*"code":-32700/],
  ["Click", "click/prepare", /^HTTP\/1\.1 200 [\s\S]*"error":-8/],
  ["Uzum", "uzum/check", /^HTTP\/1\.1 400 [\s\S]*"errorCode":"?1000/],
])("half a body of %s is refused as the provider reads it", async (_, path, answer) => {
  const api = await startImpatient();
  const { closed } = say(api.port, half(`/api/payments/${path}`));
  expect(await closed).toMatch(answer);
  await api.stop();
});

test("half a body is told to be too slow", async () => {
  const api = await startImpatient();
  const { closed } = say(api.port, half("/api/auth/refresh"));
  const heard = await closed;
  expect(heard).toMatch(/^HTTP\/1\.1 400/);
  expect(heard).toContain('"body":"too_slow"');
  await api.stop();
});

test.each([
  ["nothing", ""],
  ["half of its headers", "GET /healthz HTTP/1.1\r\nHost: a\r\n"],
])("a connection that brings %s ends", async (_, text) => {
  const api = await startImpatient();
  const { closed } = say(api.port, text);
  await closed;
  await api.stop();
});

test("of many half bodies of one address most are refused at once, and none after those are gone", async () => {
  // Longer than the test may take: what ends before was refused.
  const api = await startImpatient({ bodyMs: 600_000, bodiesAtOnce: 5 });
  const calls = Array.from({ length: 8 }, () => say(api.port, half("/api/auth/refresh")));
  let refused = 0;
  for (const { closed } of calls) {
    void closed.then((heard) => {
      if (heard.startsWith("HTTP/1.1 429")) refused += 1;
    });
  }
  await expect.poll(() => refused).toBe(3);
  for (const { socket } of calls) socket.destroy();
  const call = () => fetch(`http://127.0.0.1:${api.port}/api/auth/refresh`, { method: "POST", body: "{}" });
  await expect.poll(async () => (await call()).status).not.toBe(429);
  await api.stop();
});

test.each([
  ["most are cut after a moment", 8, 100, 3],
  ["those of more than a burst are cut at once", 53, 600_000, 3],
])("of many silent connections of one address %s", async (_, many, momentMs, gone) => {
  const app = createApp({ dist: "no-such-folder" });
  const api = await listen(app, 0, "127.0.0.1", { silentEach: 5, momentMs });
  const calls = Array.from({ length: many }, () => say(api.port, ""));
  let cut = 0;
  for (const { closed } of calls) {
    void closed.then(() => {
      cut += 1;
    });
  }
  await expect.poll(() => cut).toBe(gone);
  for (const { socket } of calls) socket.destroy();
  await api.stop();
});

test("a burst of calls from one address is answered whole, though each is silent at first", async () => {
  const app = createApp({ dist: "no-such-folder" });
  const api = await listen(app, 0, "127.0.0.1", { silentEach: 5 });
  const calls = Array.from({ length: 30 }, () => say(api.port, ""));
  await Promise.all(calls.map(({ socket }) => once(socket, "connect")));
  for (const { socket } of calls)
    socket.write("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  for (const { closed } of calls) expect(await closed).toMatch(/^HTTP\/1\.1 \d{3} /);
  await api.stop();
});

/** An app that answers at once, and `/slow` when it is told to. */
async function startApp(silentEach: number) {
  const app = new Koa<ApiState>();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  app.use(async (ctx) => {
    if (ctx.path === "/slow") await held;
    ctx.body = "x";
  });
  const api = await listen(app, 0, "127.0.0.1", { silentEach, momentMs: 100 });
  /** A connection on which something was asked. */
  const ask = (path = "/") => {
    const call = { ...say(api.port, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`), heard: "", isOpen: true };
    call.socket.on("data", (chunk) => {
      call.heard += chunk;
    });
    void call.closed.then(() => {
      call.isOpen = false;
    });
    return call;
  };
  return { api, ask, letGo: () => letGo() };
}
type Asking = ReturnType<Awaited<ReturnType<typeof startApp>>["ask"]>;
const openOf = (calls: readonly Asking[]) => calls.filter(({ isOpen }) => isOpen).length;
const answered = (call: Asking) => expect.poll(() => call.heard).toContain("200 OK");

test("an address keeps only so many connections after their answers, however they came", async () => {
  const { api, ask } = await startApp(5);
  const calls: Asking[] = [];
  // One after the other: each is told to close where the address holds as many as it may.
  for (let call = 0; call < 8; call += 1) {
    calls.push(ask());
    await answered(calls.at(-1)!);
  }
  await expect.poll(() => openOf(calls)).toBe(5);
  expect(calls.map(({ heard }) => heard.includes("Connection: close"))).toEqual([
    ...Array(5).fill(false),
    ...Array(3).fill(true),
  ]);
  // All at once.
  const more = Array.from({ length: 20 }, () => ask());
  await Promise.all(more.map(answered));
  await expect.poll(() => openOf([...calls, ...more])).toBe(5);
  for (const { socket } of [...calls, ...more]) socket.destroy();
  await api.stop();
});

test("who holds many silent connections keeps nobody of the same address from calling, and no call is cut", async () => {
  const { api, ask, letGo } = await startApp(5);
  const slow = Array.from({ length: 10 }, () => ask("/slow"));
  const silent = Array.from({ length: 8 }, () => say(api.port, ""));
  const calls = Array.from({ length: 10 }, () => ask());
  await Promise.all(calls.map(answered));
  expect(openOf(slow)).toBe(10);
  letGo();
  await Promise.all(slow.map(answered));
  for (const { socket } of [...slow, ...silent, ...calls]) socket.destroy();
  await api.stop();
});

test("calls one after the other on one connection, and several at once, keep it", async () => {
  const { api, ask } = await startApp(1);
  const call = ask();
  for (let turn = 2; turn < 5; turn += 1) {
    call.socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n");
    await expect.poll(() => call.heard.split("200 OK").length - 1).toBe(2 * turn - 1);
  }
  expect(call.isOpen).toBe(true);
  call.socket.destroy();
  await api.stop();
});

test("a large answer that is asked for and not read is cut", async () => {
  const app = new Koa<ApiState>();
  let isCut = false;
  app.use((ctx) => {
    ctx.req.socket.once("close", () => {
      isCut = true;
    });
    ctx.body = Buffer.alloc(64 * 1024 * 1024);
  });
  const api = await listen(app, 0, "127.0.0.1", { stillMs: 300 });
  const socket = connect(api.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await expect.poll(() => isCut).toBe(true);
  socket.destroy();
  await api.stop();
});
