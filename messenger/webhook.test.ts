import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestMessenger, type TestMessenger } from "../tests/kits/messenger/startTestMessenger.ts";

const AZIZA = 5_000_001;
const TIMUR = 5_000_002;

type Delivery = { updateId: number; headers: IncomingHttpHeaders; text: string };

let tg: TestMessenger;
let hook: Server;
let deliveries: Delivery[];
/** Statuses to answer with, one each; 200 when empty. */
let statuses: number[];
let answerBody: string;

beforeEach(async () => {
  deliveries = [];
  statuses = [];
  answerBody = "";
  hook = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const update = JSON.parse(body);
    deliveries.push({
      updateId: update.update_id,
      headers: request.headers,
      text: update.message?.text ?? "",
    });
    const status = statuses.shift() ?? 200;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(status === 200 ? answerBody : "");
  });
  await new Promise<void>((resolve) => hook.listen(0, "127.0.0.1", resolve));
  tg = await startTestMessenger();
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
  await tg.call("setWebhook", { url, secret_token: "s3cret_-" });
});

afterEach(async () => {
  await tg.stop();
  hook.closeAllConnections();
  hook.close();
});

test("delivers with the secret header, and repeats after an error until it is accepted", async () => {
  statuses = [500];
  await tg.sim("POST", `/people/${AZIZA}/start`);
  await tg.sim("POST", `/people/${AZIZA}/text`, { text: "after" });
  await expect.poll(() => deliveries.map(({ text }) => text)).toEqual(["/start", "/start", "after"]);
  expect(deliveries[0]?.updateId).toBe(deliveries[1]?.updateId);
  expect(deliveries[0]?.headers["x-telegram-bot-api-secret-token"]).toBe("s3cret_-");
  await expect
    .poll(async () => (await tg.call("getWebhookInfo")).body.result)
    .toMatchObject({
      pending_update_count: 0,
      last_error_message: "Wrong response from the webhook: 500 Internal Server Error",
    });
});

test("one person's failing update does not hold up another's", async () => {
  statuses = [500, 500];
  await tg.sim("POST", `/people/${AZIZA}/start`);
  await expect.poll(() => deliveries).toHaveLength(2);
  await tg.sim("POST", `/people/${TIMUR}/text`, { text: "hello" });
  await expect.poll(() => deliveries.at(-1)?.text).toBe("hello");
});

test("delivers twice on demand", async () => {
  await tg.sim("POST", "/faults", { delivery: "duplicate" });
  await tg.sim("POST", `/people/${AZIZA}/start`);
  await expect.poll(() => deliveries).toHaveLength(2);
  expect(deliveries[0]?.updateId).toBe(deliveries[1]?.updateId);
});

test("runs a method that the answer asks for", async () => {
  answerBody = JSON.stringify({ method: "sendMessage", chat_id: AZIZA, text: "by webhook" });
  await tg.sim("POST", `/people/${AZIZA}/start`);
  const { messages } = await tg.sim("GET", `/people/${AZIZA}/chat?wait=3000`);
  expect(messages.at(-1).text).toBe("by webhook");
});
