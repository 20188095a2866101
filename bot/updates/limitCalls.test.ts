import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Api, GrammyError, InputFile } from "grammy";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createSendLimiter } from "#core/platform/outbox/sendLimiter.ts";
import { sequelize } from "#db/sequelize.ts";
import { limitCalls } from "./limitCalls.ts";

let server: Server;
let seen: { method: string; type: string; length: number }[];
let answers: object[];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let length = 0;
    for await (const chunk of request) length += chunk.length;
    const method = request.url!.split("/").at(-1)!;
    seen.push({ method, type: request.headers["content-type"]!.split(";")[0]!, length });
    const answer = answers.shift() ?? { ok: true, result: { message_id: 1 } };
    response.statusCode = "error_code" in answer ? Number(answer.error_code) : 200;
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());
beforeEach(async () => {
  await sequelize.query("delete from send_turns");
  seen = [];
  answers = [];
});

function createApi() {
  const limiter = createSendLimiter();
  const { port } = server.address() as AddressInfo;
  const api = new Api("1:x", { apiRoot: `http://127.0.0.1:${port}`, fetch: limitCalls(limiter) });
  return { api, limiter };
}

const flood = (seconds: number) => ({
  ok: false,
  error_code: 429,
  description: `Too Many Requests: retry after ${seconds}`,
  parameters: { retry_after: seconds },
});

test("messages to one chat keep its measure, other calls don't wait", async () => {
  const { api } = createApi();
  const begun = performance.now();
  for (let sent = 0; sent < 7; sent += 1) await api.sendMessage(5, "x");
  expect(performance.now() - begun).toBeGreaterThan(500);
  const sending = api.sendMessage(5, "x");
  await Promise.all(Array.from({ length: 10 }, () => api.getChat(5)));
  expect(seen.filter(({ method }) => method === "getChat")).toHaveLength(10);
  expect(seen.filter(({ method }) => method === "sendMessage")).toHaveLength(7);
  await sending;
});

test("an album is as many messages as it has photos", async () => {
  const { api } = createApi();
  const photos = Array.from({ length: 10 }, () => ({ type: "photo" as const, media: "p" }));
  const begun = performance.now();
  for (let chat = 1; chat <= 4; chat += 1) await api.sendMediaGroup(chat, photos);
  // Thirty messages before the last one.
  expect(performance.now() - begun).toBeGreaterThan(1200);
});

test("told to wait, it waits and sends the same again, and so does the chat alone", async () => {
  const { api, limiter } = createApi();
  answers = [flood(1)];
  const begun = performance.now();
  const sending = api.sendMessage(5, "x");
  await vi.waitFor(async () => expect(await limiter.pausedMs(5)).toBeGreaterThan(0), { interval: 10 });
  expect(await limiter.pausedMs(6)).toBe(0);
  await sending;
  expect(performance.now() - begun).toBeGreaterThan(900);
  expect(seen).toHaveLength(2);
});

test("a chat that is paused is refused as Telegram would, so that its update waits as long", async () => {
  const { api, limiter } = createApi();
  await limiter.pause(5, 300);
  const error = await api.sendMessage(5, "x").catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ error_code: 429, parameters: { retry_after: expect.any(Number) } });
  expect((error as GrammyError).parameters.retry_after).toBeGreaterThan(200);
  expect(seen).toHaveLength(0);
});

test("messages that are copied together count as many, in their chat", async () => {
  const { api, limiter } = createApi();
  await api.copyMessages(5, 6, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await limiter.pausedMs(5)).toBeGreaterThan(2000);
});

test("told to wait for long, it fails at once instead of holding the chat", async () => {
  const { api } = createApi();
  answers = [flood(300)];
  await expect(api.sendMessage(5, "x")).rejects.toBeInstanceOf(GrammyError);
  expect(seen).toHaveLength(1);
});

test("a flood of settings doesn't stop the messages", async () => {
  const { api, limiter } = createApi();
  answers = [flood(80_000)];
  await expect(api.setMyName("Bozor")).rejects.toMatchObject({ error_code: 429 });
  expect(await limiter.pausedMs()).toBe(0);
  await api.sendMessage(5, "x");
});

test("a file can be sent", async () => {
  const { api } = createApi();
  await api.sendPhoto(5, new InputFile(Buffer.alloc(50_000), "a.jpg"));
  expect(seen[0]).toMatchObject({ method: "sendPhoto", type: "multipart/form-data" });
  expect(seen[0]!.length).toBeGreaterThan(50_000);
});

test("an aborted call ends", async () => {
  const { api } = createApi();
  const stopping = new AbortController();
  stopping.abort();
  await expect(api.getMe(stopping.signal as never)).rejects.toThrow();
});
