import { Api } from "grammy";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { config } from "#config";
import { readSendErrors, readTroubles } from "#core/desk/figures/readStanding.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { type OutgoingMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { createSendLimiter } from "#core/platform/outbox/sendLimiter.ts";
import { press } from "#core/platform/telegram/press.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { sequelize } from "#db/sequelize.ts";
import { captureLog } from "../tests/captureLog.ts";
import { buildUser } from "../tests/factories.ts";
import { buttonsOf, type Call, fakeFetch, type Refusal } from "../tests/fakeTelegram.ts";
import { sendOutbox } from "./outbox.ts";

const lines = captureLog();
let calls: Call[];
let refusals: Map<string, Refusal[]>;
let stopping: AbortController;
let senders: Promise<void>[];

beforeEach(async () => {
  Object.assign(config, { PUBLIC_URL: "https://bozor.test" });
  await OutboxMessage.destroy({ where: {} });
  await sequelize.query("delete from send_turns");
  calls = [];
  refusals = new Map();
  stopping = new AbortController();
  senders = [];
});
afterEach(async () => {
  stopping.abort();
  await Promise.all(senders);
});

function startSender() {
  const api = new Api(config.BOT_TOKEN, { fetch: fakeFetch(calls, refusals) });
  senders.push(sendOutbox(api, createSendLimiter(), stopping.signal));
}

const help: OutgoingMessage = { text: { key: "help-text" } };
const queue = (cause: string, chatId: number, message = help, priority: Priority = Priority.notice) =>
  queueMessage({ cause, chatId, message, priority });
const find = async (cause: string) => (await OutboxMessage.findOne({ where: { cause } }))!;
const until = (cause: string, status: string) =>
  vi.waitFor(async () => expect((await find(cause)).status).toBe(status), { timeout: 10_000, interval: 20 });

test("says it in the person's language, with buttons that open apps, and records it", async () => {
  const user = await buildUser({ language: "uz" });
  startSender();
  await queue("rich", user.telegramId!, {
    text: { key: "listing-over", values: { name: "Divan <3", price: "5", place: "Toshkent" } },
    buttons: [
      [{ text: { key: "button-listing" }, app: "market", startParam: "product_divan-1" }],
      [{ text: { key: "button-market" }, app: "market", path: "/items" }],
      [{ text: { key: "button-support" }, url: "https://t.me/help" }],
      [{ text: { key: "button-cancel" }, callback: press("cancel").pack() }],
    ],
  });
  await until("rich", "sent");

  expect(calls).toMatchObject([
    {
      method: "sendMessage",
      chat_id: user.telegramId,
      parse_mode: "HTML",
      text: translate("uz", "listing-over", { name: "Divan &lt;3", price: "5", place: "Toshkent" }),
    },
  ]);
  expect(buttonsOf(calls[0])).toEqual([
    {
      text: translate("uz", "button-listing"),
      web_app: { url: "https://bozor.test/webApp?tgWebAppStartParam=product_divan-1" },
    },
    { text: translate("uz", "button-market"), web_app: { url: "https://bozor.test/webApp/items" } },
    { text: translate("uz", "button-support"), url: "https://t.me/help" },
    { text: translate("uz", "button-cancel"), callback_data: "cancel" },
  ]);
  expect(await find("rich")).toMatchObject({
    telegramMessageId: expect.any(Number),
    sentAt: expect.any(Date),
  });
});

test("two senders never double a message", async () => {
  startSender();
  startSender();
  for (let chat = 1; chat <= 30; chat += 1) await queue(`twice-${chat}`, chat, help, Priority.answer);
  await vi.waitFor(async () => expect(await OutboxMessage.count({ where: { status: "sent" } })).toBe(30), {
    timeout: 10_000,
  });
  expect(calls.map(({ chat_id }) => chat_id).sort()).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1).sort(),
  );
});

test("a message that has arrived isn't sent again because the database was away when that was to be noted", async () => {
  const query = sequelize.query.bind(sequelize) as (...args: unknown[]) => Promise<unknown>;
  let failures = 3;
  const broken = vi.spyOn(sequelize, "query").mockImplementation((async (...args: unknown[]) => {
    const text = JSON.stringify(args[0]);
    if (failures > 0 && text.includes('UPDATE \\"outbox\\" SET \\"status\\"')) {
      failures -= 1;
      throw new Error("Connection terminated unexpectedly");
    }
    return query(...args);
  }) as never);
  startSender();
  await queue("noted-late", 1);
  await until("noted-late", "sent");
  broken.mockRestore();
  expect(failures).toBe(0);
  expect(calls).toHaveLength(1);
  expect(await find("noted-late")).toMatchObject({ attempts: 1 });
});

test("a message of the night counts for the day on which it is sent, or can't be", async () => {
  const today = { from: new Date(Date.now() - 3_600_000), before: new Date(Date.now() + 60_000) };
  startSender();
  refusals.set("sendPhoto", [{ error_code: 400, description: "Bad Request: wrong photo" }]);
  await queue("sent-late", 1, { ...help, photo: "/images/a.webp" });
  await until("sent-late", "sent");
  refusals.set("sendMessage", [{ error_code: 400, description: "Bad Request: message is too long" }]);
  await queue("failed-late", 2);
  await until("failed-late", "failed");
  await sequelize.query("update outbox set created_at = created_at - interval '14 hours'");
  expect(await readTroubles(today)).toMatchObject({ failedSends: 1, lostPhotos: 1 });
  expect(await readSendErrors(today, "")).toMatchObject({ why: expect.stringContaining("too long") });
});

test("a photo goes with the words as its caption; one that can't be had doesn't cost the words", async () => {
  startSender();
  refusals.set("sendPhoto", [
    { error_code: 400, description: "Bad Request: wrong type of the web page content" },
  ]);
  await queue("no-photo", 1, { ...help, photo: "/images/a.webp" });
  await until("no-photo", "sent");
  await queue("photo", 2, { ...help, photo: "/images/a.webp" });
  await until("photo", "sent");
  // The one that went without is counted.
  expect((await find("no-photo")).error).toBe("photo: 400 Bad Request: wrong type of the web page content");
  expect((await find("photo")).error).toBeNull();
  const today = { from: new Date(Date.now() - 3_600_000), before: new Date(Date.now() + 60_000) };
  expect(await readTroubles(today)).toMatchObject({ failedSends: 0, lostPhotos: 1 });
  expect(calls.map(({ method, photo }) => [method, photo])).toEqual([
    ["sendPhoto", "https://bozor.test/images/a.jpg"],
    ["sendMessage", undefined],
    ["sendPhoto", "https://bozor.test/images/a.jpg"],
  ]);
});

test.each([
  ["is sent with the words as soon as it is there", 1, ["sendPhoto", "sendPhoto"], null],
  [
    "doesn't keep the words for ever",
    3,
    ["sendPhoto", "sendPhoto", "sendPhoto", "sendMessage"],
    "photo: 400 Bad Request: failed to get HTTP URL content",
  ],
])("a photo that comes late %s", async (what, times, methods, error) => {
  const late = { error_code: 400, description: "Bad Request: failed to get HTTP URL content" };
  refusals.set("sendPhoto", Array(times).fill(late));
  startSender();
  await queue(what, 1, { ...help, photo: "/images/a.webp" });
  await vi.waitFor(
    async () => {
      // The pause before the next try.
      await sequelize.query("update outbox set due_at = now() where claimed_until is null");
      expect((await find(what)).status).toBe("sent");
    },
    { timeout: 10_000, interval: 20 },
  );
  expect(calls.map(({ method }) => method)).toEqual(methods);
  expect(await find(what)).toMatchObject({ error });
});

test("a message that is refused for its words or buttons isn't sent again without its photo", async () => {
  startSender();
  refusals.set("sendPhoto", [{ error_code: 400, description: "Bad Request: BUTTON_URL_INVALID" }]);
  await queue("wrong-button", 1, { ...help, photo: "/images/a.webp" });
  await until("wrong-button", "failed");
  expect(calls.map(({ method }) => method)).toEqual(["sendPhoto"]);
  expect(await find("wrong-button")).toMatchObject({ error: "400 Bad Request: BUTTON_URL_INVALID" });
});

test("a refused photo and its words share the time of one sending, which is below the message's lease", async () => {
  const signals: unknown[] = [];
  const api = new Api(config.BOT_TOKEN, { fetch: fakeFetch(calls, refusals) });
  api.config.use((call, method, payload, signal) => {
    signals.push(signal);
    return call(method, payload, signal);
  });
  senders.push(sendOutbox(api, createSendLimiter(), stopping.signal));
  refusals.set("sendPhoto", [
    { error_code: 400, description: "Bad Request: wrong type of the web page content" },
  ]);
  await queue("slow-photo", 1, { ...help, photo: "/images/a.webp" });
  await until("slow-photo", "sent");
  expect(signals).toEqual([expect.any(AbortSignal), signals[0]]);
  expect(signals[0]).toBe(signals[1]);
});

test.each([
  ["has the photo where they fit without their markup", "&".repeat(500), "sendPhoto", null],
  ["lost it where they don't", "a".repeat(1100), "sendMessage", "photo: the words are too long"],
])("a message of many words %s", async (name, note, method, error) => {
  startSender();
  const text = { key: "chat-words", values: { text: note } } as const;
  await queue(name, 1, { text, photo: "/images/a.webp" });
  await until(name, "sent");
  expect(calls.map((call) => call.method)).toEqual([method]);
  expect(await find(name)).toMatchObject({ error });
});

test("somebody's own photo that is refused is not sent as words alone", async () => {
  startSender();
  refusals.set("sendPhoto", [{ error_code: 400, description: "Bad Request: wrong file identifier" }]);
  await queue("own-photo", 1, { ...help, photoFileId: "file" });
  await until("own-photo", "failed");
  expect(calls.map(({ method, photo }) => [method, photo])).toEqual([["sendPhoto", "file"]]);
  expect(await find("own-photo")).toMatchObject({ error: "400 Bad Request: wrong file identifier" });
});

test.each([
  [403, "Forbidden: bot was blocked by the user"],
  [400, "Bad Request: chat not found"],
])(
  "%i %s: marked as stopped, the rest of the chat cancelled, nothing more is sent there",
  async (error_code, description) => {
    const user = await buildUser();
    refusals.set("sendMessage", [{ error_code, description }]);
    const name = `blocked-${error_code}`;
    await queue(name, user.telegramId!);
    await queue(`${name}-2`, user.telegramId!);
    startSender();
    await until(name, "failed");
    await until(`${name}-2`, "cancelled");
    expect((await user.reload()).botStoppedAt).toBeInstanceOf(Date);

    await queue(`${name}-3`, user.telegramId!);
    await until(`${name}-3`, "failed");
    expect(calls).toHaveLength(1);
    expect((await find(name)).error).toBe("stopped");
  },
);

/** Telegram's word for "too much", in seconds. */
const flood = (seconds: number): Refusal => ({
  error_code: 429,
  description: `Too Many Requests: retry after ${seconds}`,
  parameters: { retry_after: seconds },
});

test("told to wait with one chat, others are sent, and the message arrives afterwards", async () => {
  refusals.set("sendMessage", [flood(3)]);
  await queue("flood", 1);
  startSender();
  startSender();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await queue("others", 2, help, Priority.code);
  await until("others", "sent");
  expect((await find("flood")).status).toBe("queued");
  await until("flood", "sent");
  expect(calls.map(({ chat_id }) => chat_id)).toEqual([1, 2, 1]);
});

test("told to wait with several chats, all senders wait as long", async () => {
  refusals.set("sendMessage", [flood(2), flood(2), flood(2)]);
  for (const chat of [1, 2, 3]) await queue(`flood-${chat}`, chat);
  startSender();
  startSender();
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  const refusedAt = performance.now();
  await queue("others", 4, help, Priority.code);
  await until("others", "sent");
  expect(performance.now() - refusedAt).toBeGreaterThan(900);
  for (const chat of [1, 2, 3]) await until(`flood-${chat}`, "sent");
});

test("codes overtake what has waited longer", async () => {
  // Three seconds of sending; whichever lane wakes first may begin, but a code doesn't wait for the others' end.
  for (let chat = 1; chat <= 75; chat += 1) await queue(`slow-${chat}`, chat, help, Priority.broadcast);
  await queue("fast", 100, help, Priority.code);
  startSender();
  await until("fast", "sent");
  expect(calls.findIndex(({ chat_id }) => chat_id === 100)).toBeLessThan(40);
});

test.each([
  [400, "Bad Request: message is too long", "400 Bad Request: message is too long"],
  [400, 'Bad Request: can\'t parse entities: Unsupported start tag "secret"', "400 Bad Request: can"],
])("%i %s fails for good and keeps no words of the message", async (error_code, description, kept) => {
  refusals.set("sendMessage", [{ error_code, description }]);
  startSender();
  await queue(description, 1);
  await until(description, "failed");
  expect(await find(description)).toMatchObject({ error: kept, attempts: 1 });
});

test("a chat hears things in their order, even when the first had to be tried again", async () => {
  refusals.set("sendMessage", [{ error_code: 500, description: "Internal Server Error" }]);
  for (const name of ["first", "second", "third"]) {
    await queue(`order-${name}`, 1, { text: { key: "start-greeting", values: { name } } });
  }
  startSender();
  await until("order-third", "sent");
  expect(calls.map(({ text }) => /first|second|third/.exec(String(text))?.[0])).toEqual([
    "first",
    "first",
    "second",
    "third",
  ]);
});

test("a broken Telegram is tried again later", async () => {
  refusals.set("sendMessage", [{ error_code: 502, description: "Bad Gateway" }]);
  startSender();
  await queue("again", 1);
  await until("again", "sent");
  expect(await find("again")).toMatchObject({ attempts: 2 });
});

test("a message that can't be said is given up and doesn't hold up others", async () => {
  await OutboxMessage.create({
    chatId: 1,
    cause: "unsayable",
    priority: 1,
    message: { text: { key: "no-such-words" } },
  });
  await queue("fine", 2);
  startSender();
  await until("fine", "sent");
  await until("unsayable", "failed");
});

test("the log tells of failures without a word of the messages", async () => {
  refusals.set("sendMessage", [{ error_code: 400, description: "Bad Request: secretword" }]);
  startSender();
  await queue("private", 1, { text: { key: "start-greeting", values: { name: "Gulnora +998901234567" } } });
  await until("private", "failed");
  expect(lines.join("")).toContain("a message was not sent");
  expect(lines.join("")).not.toMatch(/Gulnora|998901234567/);
});
