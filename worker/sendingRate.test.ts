import { Api } from "grammy";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { config } from "#config";
import { type OutgoingMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { createSendLimiter } from "#core/platform/outbox/sendLimiter.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { sequelize } from "#db/sequelize.ts";
import { countBeats } from "../tests/countBeats.ts";
import { startTestMessenger, type TestMessenger } from "../tests/kits/messenger/startTestMessenger.ts";
import { sendOutbox } from "./outbox.ts";

const PEOPLE = 120;
/** Turns to send that a second has. */
const A_SECONDS = 23;

/** A message that reached a chat with the bot, and the time (ms). */
interface Arrival {
  personId: number;
  text: string;
  at: number;
}

let tg: TestMessenger;
let socket: WebSocket;
let people: number[];
let arrivals: Arrival[];

beforeAll(async () => {
  tg = await startTestMessenger({ botToken: config.BOT_TOKEN });
  people = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const { id } = await tg.sim("POST", "/people", { firstName: `P${index}` });
    await tg.sim("POST", `/people/${id}/write-access`);
    people.push(id);
  }
  socket = new WebSocket(`${tg.root.replace("http", "ws")}/live`);
  socket.on("message", (data) => {
    const { type, key, message } = JSON.parse(String(data));
    if (type !== "message" || !message.from.is_bot) return;
    arrivals.push({ personId: Number(key.split(":")[1]), text: message.text, at: performance.now() });
  });
  await new Promise((resolve) => socket.once("open", resolve));
});
afterAll(async () => {
  socket.close();
  await tg.stop();
});
beforeEach(async () => {
  arrivals = [];
  await OutboxMessage.destroy({ where: {} });
  await sequelize.query("delete from send_turns");
});

const said = (name: string): OutgoingMessage => ({ text: { key: "start-greeting", values: { name } } });
const queue = (chatId: number, cause: string, priority: Priority = Priority.notice) =>
  queueMessage({ chatId, cause, priority, message: said(cause) });
const waiting = () => OutboxMessage.count({ where: { status: "queued" } });

/** Two workers, as in two processes, until nothing waits. */
async function drain(during: () => Promise<unknown> = async () => {}): Promise<void> {
  const stopping = new AbortController();
  const senders = [1, 2].map(() => {
    const api = new Api(config.BOT_TOKEN, { apiRoot: tg.root });
    return sendOutbox(api, createSendLimiter(), stopping.signal);
  });
  await during();
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 100 });
  stopping.abort();
  await Promise.all(senders);
}

/** Most arrivals in any second. */
const mostInASecond = (times: number[]) =>
  Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + 1000).length));

test("reminders reach people 25 a second and no faster, each once, and codes within two seconds of theirs meanwhile", async () => {
  for (const [index, chatId] of people.entries()) await queue(chatId, `reminder-${index}`);
  const asked = new Map<string, number>();
  const beats = await countBeats(1000 / A_SECONDS, () =>
    drain(async () => {
      for (let turn = 0; turn < 6; turn += 1) {
        await vi.waitUntil(() => arrivals.length > turn * 12, { timeout: 30_000, interval: 10 });
        asked.set(`code-${turn}`, performance.now());
        await queue(people.at(-1 - turn)!, `code-${turn}`, Priority.code);
      }
    }),
  );

  expect(arrivals).toHaveLength(PEOPLE + asked.size);
  const times = arrivals.map(({ at }) => at);
  // One or two may be held up on their way into the next second.
  expect(mostInASecond(times)).toBeLessThanOrEqual(27);
  expect(arrivals.length).toBeGreaterThan(beats * 0.6);
  for (const [code, askedAt] of asked) {
    const { at } = arrivals.find(({ text }) => text.includes(code))!;
    const before = times.filter((time) => time > askedAt && time < at);
    expect(before.length, code).toBeLessThan(2 * A_SECONDS);
  }
});

test("one chat's many notices hold nobody else up, and come in order, one a second", async () => {
  const [crowded, ...others] = people.slice(0, 21);
  for (let index = 0; index < 12; index += 1) await queue(crowded!, `many-${index}`);
  for (const chatId of others) await queue(chatId, `one-${chatId}`);
  await drain();
  const ofCrowded = arrivals.filter(({ personId }) => personId === crowded);
  expect(ofCrowded.map(({ text }) => /many-(\d+)/.exec(text)?.[1])).toEqual(
    Array.from({ length: 12 }, (_, index) => String(index)),
  );
  expect(ofCrowded.at(-1)!.at - ofCrowded[0]!.at).toBeGreaterThan(5000);
  const ofOthers = arrivals.filter(({ personId }) => personId !== crowded);
  expect(ofOthers).toHaveLength(others.length);
  // The chat's last one waits for six seconds of its own, and everybody else for none of them.
  expect(ofOthers.at(-1)!.at).toBeLessThan(ofCrowded.at(-1)!.at);
});

const flood = () => tg.sim("POST", "/faults", { method: "sendMessage", status: 429, retryAfter: 3 });

test("told to wait with one chat, the workers send to all others meanwhile", async () => {
  const chats = people.slice(0, 20);
  for (const chatId of chats) await queue(chatId, `chat-${chatId}`);
  await flood();
  await drain();
  expect(new Set(arrivals.map(({ personId }) => personId))).toEqual(new Set(chats));
  expect(arrivals).toHaveLength(chats.length);
  const [last, before] = arrivals.toReversed();
  expect(last!.at - before!.at).toBeGreaterThan(1000);
});

test("told to wait with several chats, both workers are silent for as long, and all arrives once afterwards", async () => {
  const chats = people.slice(0, 20);
  for (const chatId of chats) await queue(chatId, `flood-${chatId}`);
  for (let chat = 0; chat < 3; chat += 1) await flood();
  const begun = performance.now();
  await drain();
  expect(arrivals).toHaveLength(chats.length);
  // Messages that were on their way when the word came may still arrive.
  const early = arrivals.filter(({ at }) => at - begun < 2500);
  expect(early.length).toBeLessThanOrEqual(3);
});

test("an answer of Telegram that is lost doubles that message and no other: nobody can ask what it took", async () => {
  const chats = people.slice(0, 5);
  for (const chatId of chats) await queue(chatId, `lost-${chatId}`);
  await tg.sim("POST", "/faults", { method: "sendMessage", drop: "after" });
  await drain();
  const counts = chats.map((chat) => arrivals.filter(({ personId }) => personId === chat).length);
  expect(counts.toSorted()).toEqual([1, 1, 1, 1, 2]);
  await tg.sim("POST", "/faults", { method: "sendMessage", drop: "before" });
  arrivals = [];
  for (const chatId of chats) await queue(chatId, `unheard-${chatId}`);
  await drain();
  expect(arrivals).toHaveLength(chats.length);
});
