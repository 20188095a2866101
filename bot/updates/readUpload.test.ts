import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Api, InputFile } from "grammy";
import { expect, onTestFinished, test } from "vitest";
import type { SendLimiter } from "#core/platform/outbox/sendLimiter.ts";
import { limitCalls } from "./limitCalls.ts";

const FLOOD = {
  ok: false,
  error_code: 429,
  description: "Too Many Requests",
  parameters: { retry_after: 300 },
};

/** A bot whose Telegram refuses every message; `paused` tells for whom, and `lengths` how much has come of each. */
async function refused() {
  const lengths: number[] = [];
  const server = createServer(async (request, response) => {
    let length = 0;
    try {
      for await (const chunk of request) length += chunk.length;
      lengths.push(length);
      response.writeHead(429).end(JSON.stringify(FLOOD));
    } catch {
      // It broke off.
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const taken: unknown[] = [];
  const paused: unknown[] = [];
  const limiter: SendLimiter = {
    take: async (chatId, _, __, messages) => Boolean(taken.push([chatId, messages])),
    pause: async (chatId) => void paused.push(chatId),
    pausedMs: async () => 0,
  };
  const { port } = server.address() as AddressInfo;
  const api = new Api("1:x", { apiRoot: `http://127.0.0.1:${port}`, fetch: limitCalls(limiter) });
  return { api, taken, paused, lengths };
}

const report = () => new InputFile(Buffer.alloc(500, "\r\n--"), "report.csv");

test("a 429 of an upload is about the chat that it was for, whatever its words and file say", async () => {
  const { api, paused, taken } = await refused();
  const caption = 'Ҳисобот\r\ncontent-disposition:form-data;name="chat_id"\r\n\r\n6';
  await expect(api.sendDocument(5, report(), { caption })).rejects.toThrow("429");
  await expect(api.sendPhoto("@bozor", report(), { caption })).rejects.toThrow("429");
  await expect(api.sendMessage(7, "x")).rejects.toThrow("429");
  expect(paused).toEqual([5, "@bozor", 7]);
  expect(taken).toEqual([
    [5, 1],
    ["@bozor", 1],
    [7, 1],
  ]);
});

test("an uploaded album is as many messages as it has photos", async () => {
  const { api, taken } = await refused();
  const media = Array.from({ length: 4 }, () => ({ type: "photo" as const, media: report() }));
  await expect(api.sendMediaGroup(5, media)).rejects.toThrow("429");
  expect(taken).toEqual([[5, 4]]);
});

test("a file that comes in pieces is sent whole, and one that breaks off fails", async () => {
  const { api, lengths, paused } = await refused();
  async function* pieces(count: number) {
    for (let piece = 0; piece < count; piece += 1) yield Buffer.alloc(10_000, piece);
    if (count < 100) throw new Error("The file is gone");
  }
  await expect(api.sendDocument(5, new InputFile(pieces(100), "a.bin"))).rejects.toThrow("429");
  expect(lengths).toEqual([expect.closeTo(1_000_000, -4)]);
  await expect(api.sendDocument(6, new InputFile(pieces(3), "a.bin"))).rejects.toThrow();
  expect(paused).toEqual([5]);
});
