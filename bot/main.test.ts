import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { config } from "#config";
import { sequelize } from "#db/sequelize.ts";
import { startBot } from "./main.ts";

const usual = { ...config };
afterEach(() => void Object.assign(config, usual));

test("starts and stops at once while Telegram is out of reach", async () => {
  let tries = 0;
  const nobody = createServer().on("connection", (socket) => {
    tries += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => nobody.listen(0, "127.0.0.1", resolve));
  const { port } = nobody.address() as AddressInfo;
  Object.assign(config, { BOT_API_ROOT: `http://127.0.0.1:${port}` });
  const bot = await startBot();
  await vi.waitFor(() => expect(tries).toBeGreaterThan(0), { timeout: 10_000, interval: 5 });
  // Telegram doesn't come back: who waited for it would never stop.
  await bot.stop();
  nobody.close();
});

/** A Bot API that knows the bot and takes everything else. */
async function startTelegram(updates: object[] = []) {
  const calls: { method: string; body: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const method = request.url!.split("/").at(-1)!;
    calls.push({ method, body: JSON.parse(text || "{}") });
    // As long as there is nothing new, a poll is held.
    if (method === "getUpdates" && updates.length === 0) return;
    const me = { id: 1, is_bot: true, first_name: "B", username: "bozor_bot" };
    const message = { message_id: 1, date: 1, chat: { id: 1, type: "private" } };
    const results: Record<string, () => unknown> = {
      getMe: () => me,
      getUpdates: () => updates.splice(0),
      sendMessage: () => message,
    };
    response.end(JSON.stringify({ ok: true, result: results[method]?.() ?? true }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { calls, root: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

test("answers a message that comes by polling", async () => {
  const from = { id: 31_337, is_bot: false, first_name: "Lola", language_code: "uz" };
  const entities = [{ type: "bot_command", offset: 0, length: 6 }];
  const chat = { id: from.id, type: "private", first_name: "Lola" };
  const telegram = await startTelegram([
    { update_id: 1, message: { message_id: 1, date: 1, chat, from, text: "/start", entities } },
  ]);
  Object.assign(config, { BOT_API_ROOT: telegram.root, usesWebhook: false });
  const bot = await startBot();
  await vi.waitFor(
    () => expect(telegram.calls.find(({ method }) => method === "sendMessage")?.body.chat_id).toBe(from.id),
    { timeout: 10_000 },
  );
  await bot.stop();
  telegram.stop();
  const [rows] = await sequelize.query("select done_at is not null as done from bot_updates");
  expect(rows).toEqual([{ done: true }]);
});

test("with an https address it asks for a webhook with a secret and doesn't poll", async () => {
  const telegram = await startTelegram();
  Object.assign(config, {
    BOT_API_ROOT: telegram.root,
    PUBLIC_URL: "https://bozor.test",
    usesWebhook: true,
  });
  const bot = await startBot();
  await vi.waitFor(() => expect(telegram.calls.map(({ method }) => method)).toContain("setMyName"));
  await bot.stop();
  telegram.stop();
  expect(telegram.calls.find(({ method }) => method === "setWebhook")?.body).toMatchObject({
    url: "https://bozor.test/api/telegram/webhook",
    secret_token: expect.stringMatching(/^[\w-]{30,256}$/),
    allowed_updates: expect.arrayContaining(["message", "callback_query", "my_chat_member"]),
  });
  expect(telegram.calls.map(({ method }) => method)).not.toContain("getUpdates");
});
