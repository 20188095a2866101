import Koa from "koa";
import { QueryTypes } from "sequelize";
import { afterAll, beforeAll, expect, test } from "vitest";
import { config } from "#config";
import { webhookSecret } from "#core/platform/updates/webhookSecret.ts";
import { sequelize } from "#db/sequelize.ts";
import { listen } from "../listen.ts";
import { errors } from "../middleware/errors.ts";
import { telegramWebhook } from "./telegramWebhook.ts";

let address: string;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  const { port, ...listening } = await listen(
    new Koa().use(errors as never).use(telegramWebhook.routes() as never) as never,
    0,
    "127.0.0.1",
  );
  address = `http://127.0.0.1:${port}/api/telegram/webhook`;
  stop = listening.stop;
});
afterAll(() => stop());

const post = (body: unknown, token: string | undefined, type = "application/json") =>
  fetch(address, {
    method: "POST",
    headers: { "Content-Type": type, ...(token && { "X-Telegram-Bot-Api-Secret-Token": token }) },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const stored = () =>
  sequelize.query("select update_id, chat_key from bot_updates order by 1", { type: QueryTypes.SELECT });
const update = { update_id: 5, message: { chat: { id: 9 }, text: "hello" } };

test("strangers are refused, whatever they bring", async () => {
  for (const token of [undefined, "x", `${webhookSecret}x`, webhookSecret.slice(1)]) {
    expect((await post(update, token)).status).toBe(401);
  }
  expect(await stored()).toEqual([]);
});

test("an update is stored once and answered with nothing, however often it comes", async () => {
  for (let time = 0; time < 3; time += 1) {
    const answer = await post(update, webhookSecret);
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  }
  expect(await stored()).toEqual([{ update_id: 5, chat_key: "9" }]);
});

test("what is no update is refused without a fault of ours", async () => {
  expect((await post("{", webhookSecret)).status).toBe(400);
  expect((await post([], webhookSecret)).status).toBe(400);
  expect((await post({ update_id: "x" }, webhookSecret)).status).toBe(400);
  expect((await post("update_id=1", webhookSecret, "application/x-www-form-urlencoded")).status).toBe(415);
});

test("the secret is never empty", () => {
  expect(config.WEBHOOK_SECRET).toBe("");
  expect(webhookSecret.length).toBeGreaterThan(30);
});
