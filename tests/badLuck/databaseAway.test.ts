import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Api } from "grammy";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { pollUpdates } from "../../bot/updates/pollUpdates.ts";
import { config } from "../../config/env.ts";
import { ErrorBody } from "../../contract/errors.ts";
import { translate } from "../../core/platform/i18n/translate.ts";
import { webhookSecret } from "../../core/platform/updates/webhookSecret.ts";
import { locks } from "../../db/locks.ts";
import { sequelize } from "../../db/sequelize.ts";
import { buildUser } from "../factories.ts";
import { startTestApi } from "../testApi.ts";
import { startOwnServer } from "./ownServer.ts";

const server = await startOwnServer();
const api = await startTestApi();
const user = await buildUser();

/** One call by models and one by the pool of hot reads. */
const calls = [
  ["/api/telegram/users/me", user.id],
  ["/api/telegram/feed?cityId=1&limit=7", undefined],
] as const;

async function expectBackSoon() {
  for (const [path, userId] of calls) {
    const answer = await api.call(path, {
      ...(userId !== undefined && { as: userId }),
      headers: { "Accept-Language": "en" },
    });
    expect([path, answer.status]).toEqual([path, 503]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(ErrorBody.parse(JSON.parse(answer.text))).toMatchObject({
      code: "unavailable",
      message: "We'll be right back. Please try again",
    });
  }
}

async function takeAllConnections(): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client(config.DATABASE_URL);
    client.on("error", () => {});
    try {
      await client.connect();
      taken.push(client);
    } catch {
      return taken;
    }
  }
}

/** A Telegram in which somebody has written, and what the bot says to them. */
async function startTelegram() {
  const said: { chat_id: number; text: string }[] = [];
  const waiting: object[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString() || "{}");
    const isPoll = request.url?.endsWith("/getUpdates");
    if (request.url?.endsWith("/sendMessage")) said.push(body);
    const taken = isPoll && body.offset ? waiting.splice(0) : undefined;
    response.end(JSON.stringify({ ok: true, result: taken ? [] : isPoll ? waiting : true }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(config, { BOT_API_ROOT: root });
  return { said, waiting, root, stop: () => server.close() };
}

let updates = 900;
function written(id: number, language_code: string) {
  updates += 1;
  const from = { id, is_bot: false, first_name: "A", language_code };
  return {
    update_id: updates,
    message: { message_id: 1, date: 1, text: "hi", from, chat: { id, type: "private" } },
  };
}

test("who writes to the bot while the database is away is told so once, when it isn't only for a moment", async () => {
  const telegram = await startTelegram();
  const bring = async (update: object) => {
    const headers = { "X-Telegram-Bot-Api-Secret-Token": webhookSecret };
    return (await api.call("/api/telegram/webhook", { body: update, headers })).status;
  };
  const [first, second] = [written(71, "uz"), written(71, "uz")];
  await server.crash();
  expect(await bring(first)).toBe(503);
  expect(telegram.said).toEqual([]);
  expect(await bring(first)).toBe(503);
  await vi.waitFor(() => expect(telegram.said).toHaveLength(1));
  expect(telegram.said[0]).toMatchObject({ chat_id: 71, text: translate("uz", "error-away") });
  expect(await bring(second)).toBe(503);
  expect(await bring(second)).toBe(503);
  expect(await bring(first)).toBe(503);
  await server.start();
  await vi.waitFor(async () => expect(await bring(first)).toBe(200));
  expect(telegram.said).toHaveLength(1);
  telegram.stop();
}, 60_000);

test("a bot that polls tells them too, and leaves what they wrote with Telegram until it can be stored", async () => {
  const telegram = await startTelegram();
  const stopping = new AbortController();
  const polling = pollUpdates(new Api(config.BOT_TOKEN, { apiRoot: telegram.root }), stopping.signal, 50);
  await vi.waitFor(async () =>
    expect(await sequelize.query(`select 1 from pg_locks where objid = ${locks.poller}`)).toHaveProperty(
      "0.length",
      1,
    ),
  );
  await server.crash();
  const update = written(72, "en");
  telegram.waiting.push(update);
  await vi.waitFor(() => expect(telegram.said).toHaveLength(1), { timeout: 20_000 });
  expect(telegram.said[0]).toMatchObject({ chat_id: 72, text: translate("en", "error-away") });
  expect(telegram.waiting).toHaveLength(1);
  await server.start();
  const stored = () => sequelize.query(`select 1 from bot_updates where update_id = ${update.update_id}`);
  await vi.waitFor(async () => expect(await stored()).toHaveProperty("0.length", 1), { timeout: 20_000 });
  expect(telegram.said).toHaveLength(1);
  stopping.abort();
  await polling;
  telegram.stop();
}, 60_000);

test("without a connection left, and without a database, calls are answered: back in a moment", async () => {
  const taken = await takeAllConnections();
  await expectBackSoon();
  await Promise.all(taken.map((client) => client.end()));
  await vi.waitFor(async () =>
    expect((await api.call("/api/telegram/feed?cityId=1&limit=8")).status).toBe(200),
  );

  await server.crash();
  await expectBackSoon();
  await server.start();
  await vi.waitFor(async () =>
    expect((await api.call("/api/telegram/feed?cityId=1&limit=9")).status).toBe(200),
  );
}, 60_000);
