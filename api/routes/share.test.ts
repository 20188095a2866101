import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { config } from "#config";
import { captureLog } from "../../tests/captureLog.ts";
import { buildListing, buildUser } from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

const lines = captureLog();
const before = { ...config };
let api: TestApi;
/** The calls to Telegram, and its answers: the next of the list, or that it worked. */
let asked: { path: string; body: { user_id: number; result: Record<string, unknown> } }[] = [];
let answers: (object | string)[] = [];
const expiration_date = 1_800_000_000;

const telegram = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  asked.push({ path: request.url ?? "", body: JSON.parse(Buffer.concat(chunks).toString()) });
  const answer = answers.shift() ?? { ok: true, result: { id: "prepared-1", expiration_date } };
  response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => telegram.listen(0, "127.0.0.1", resolve));
  api = await startTestApi();
});
beforeEach(() => {
  asked = [];
  answers = [];
  const { port } = telegram.address() as AddressInfo;
  Object.assign(config, before, {
    BOT_API_ROOT: `http://127.0.0.1:${port}`,
    PUBLIC_URL: "https://bozor.test",
    BOT_USERNAME: "bozor_bot",
    isLocal: false,
  });
});
afterAll(async () => {
  Object.assign(config, before);
  await api.stop();
  telegram.close();
});

const share = (as: number, id: number) =>
  api.ask<{ code?: string }>(`/api/telegram/products/${id}/share`, { as, body: {} });
const refused = (error_code: number) => ({ ok: false, error_code, description: "Bad Request: X" });

test("prepares the photo with name, price and place, and a button that opens the listing", async () => {
  const user = await buildUser({ language: "uz" });
  const listing = await buildListing({ name: "Диван <новый>", nameUz: "Divan <3", price: 5000, photos: 1 });
  expect(await share(user.id, listing.id)).toEqual({
    status: 200,
    body: { preparedMessageId: "prepared-1", expiresAt: expiration_date },
  });

  expect(asked).toHaveLength(1);
  const [{ path, body }] = asked as [(typeof asked)[0]];
  expect(path).toBe(`/bot${config.BOT_TOKEN}/savePreparedInlineMessage`);
  expect(body).toMatchObject({
    user_id: user.telegramId,
    allow_user_chats: true,
    allow_group_chats: true,
    allow_channel_chats: true,
    result: {
      type: "photo",
      photo_url: expect.stringMatching(/^https:\/\/bozor\.test\/images\/.+\.jpg$/),
      thumbnail_url: expect.stringMatching(/^https:\/\/bozor\.test\/images\/.+\.jpg$/),
      parse_mode: "HTML",
      reply_markup: {
        inline_keyboard: [
          [
            {
              text: "Eʼlonni ochish",
              url: `https://t.me/bozor_bot/market?startapp=product_${listing.link}`,
            },
          ],
        ],
      },
    },
  });
  expect(String(body.result.caption).replace(/\s/g, " ")).toBe("<b>Divan &lt;3</b> 5 000 soʻm 📍 Toshkent");
});

test("without a photo, with one that Telegram can't fetch or doesn't like, the words go alone", async () => {
  const { id: userId } = await buildUser();
  const bare = await buildListing();
  const pictured = await buildListing({ photos: 1 });
  await share(userId, bare.id);
  Object.assign(config, { PUBLIC_URL: "http://localhost:8080" });
  await share(userId, pictured.id);
  Object.assign(config, { PUBLIC_URL: "https://bozor.test" });
  answers = [refused(400)];
  expect((await share(userId, pictured.id)).status).toBe(200);
  expect(asked.map(({ body }) => body.result.type)).toEqual(["article", "article", "photo", "article"]);
  expect(asked[0]?.body.result).toMatchObject({
    title: bare.name,
    input_message_content: { parse_mode: "HTML" },
  });
});

test("when Telegram doesn't help, the app is told so that it shares the link, and no log tells the token", async () => {
  const { id: userId } = await buildUser();
  const { id } = await buildListing({ photos: 1 });
  for (const answer of [refused(429), "<html>Bad Gateway</html>", { ok: true, result: true }]) {
    answers = [answer];
    expect(await share(userId, id)).toMatchObject({ status: 409, body: { code: "conflict" } });
  }
  expect(asked).toHaveLength(3);
  Object.assign(config, { BOT_API_ROOT: "http://127.0.0.1:1" });
  expect((await share(userId, id)).status).toBe(409);
  Object.assign(config, { BOT_API_ROOT: "not an address" });
  expect((await share(userId, id)).status).toBe(409);
  expect(lines.join("")).toContain("a share could not be prepared");
  expect(lines.join("")).not.toContain(config.BOT_TOKEN);
});

test("only what is on sale is shared, only by people of Telegram", async () => {
  const { id: userId } = await buildUser();
  const statuses = { pending: 404, removed: 404, closed: 409 } as const;
  for (const [status, code] of Object.entries(statuses)) {
    const { id } = await buildListing({ status: status as keyof typeof statuses });
    expect([status, (await share(userId, id)).status]).toEqual([status, code]);
  }
  const phoneOnly = await buildUser({ telegramId: null });
  const { id } = await buildListing();
  expect((await share(phoneOnly.id, id)).body.code).toBe("conflict");
  expect((await api.call(`/api/telegram/products/${id}/share`, { body: {} })).status).toBe(401);
  expect(asked).toEqual([]);
});
