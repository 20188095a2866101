import { once } from "node:events";
import { Api } from "grammy";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { config } from "#config";
import { beginBroadcast } from "#core/desk/broadcasts/beginBroadcast.ts";
import { beginDraft, changeDraft } from "#core/desk/broadcasts/draftBroadcast.ts";
import { editionOf } from "#core/desk/broadcasts/editionOf.ts";
import { readProgress } from "#core/desk/broadcasts/readProgress.ts";
import { stopBroadcast } from "#core/desk/broadcasts/stopBroadcast.ts";
import { noteProgressMessage } from "#core/desk/broadcasts/takeProgress.ts";
import { createSendLimiter } from "#core/platform/outbox/sendLimiter.ts";
import type { User } from "#db/models/User.ts";
import { rows } from "#db/rows.ts";
import { buildUser } from "../tests/factories.ts";
import { startTestMessenger } from "../tests/kits/messenger/startTestMessenger.ts";
import { keepBroadcasting } from "./broadcasts.ts";
import { sendOutbox } from "./outbox.ts";

const PEOPLE = 90;
const tg = await startTestMessenger({ botToken: config.BOT_TOKEN });
const api = new Api(config.BOT_TOKEN, { apiRoot: tg.root });
const socket = new WebSocket(`${tg.root.replace("http", "ws")}/live`);
await once(socket, "open");
let heard: number[] = [];
let text = "";
socket.on("message", (data) => {
  const { type, key, message } = JSON.parse(String(data));
  if (type === "message" && message.text === text) heard.push(Number(key.split(":")[1]));
});
afterAll(async () => {
  socket.close();
  await tg.stop();
});

async function meet(firstName: string): Promise<User> {
  const { id } = await tg.sim("POST", "/people", { firstName, language: "ru" });
  await tg.sim("POST", `/people/${id}/write-access`);
  return buildUser({ telegramId: id, firstName, botStartedAt: new Date() });
}
const admin = await meet("Карим");
await admin.update({ isAdmin: true });
for (let index = 1; index < PEOPLE; index += 1) await meet(`P${index}`);

let stopping: AbortController;
let working: Promise<unknown>;
beforeEach(() => {
  stopping = new AbortController();
  heard = [];
  const limiter = createSendLimiter();
  working = Promise.all([
    sendOutbox(api, limiter, stopping.signal),
    keepBroadcasting(api, limiter, stopping.signal),
  ]);
});
afterEach(async () => {
  stopping.abort();
  await working;
});

/** Begins a broadcast to all; the answer is its id, and what its message in the admin's chat says. */
async function tell(said: string) {
  text = said;
  const { id } = await beginDraft(admin.id);
  const words = { text: said, entities: [] };
  const draft = await changeDraft({ adminId: admin.id, id }, { words: { key: "any", words } });
  const { message_id } = await api.sendMessage(admin.telegramId!, "…");
  await beginBroadcast(admin.id, { id, edition: editionOf(draft) });
  await noteProgressMessage(id, message_id);
  const shown = async (): Promise<string> => {
    const { messages } = await tg.sim("GET", `/people/${admin.telegramId}/chat`);
    return messages.find((one: { message_id: number }) => one.message_id === message_id).text;
  };
  return { id, shown };
}
const isTold = async (id: number) =>
  (await rows({}, "select from broadcasts where id = $id and is_told", { id })).length === 1;

test("it goes to all, the admin's message tells how far it is, and is left alone when it tells the end", async () => {
  const { id, shown } = await tell("Первая");
  await vi.waitUntil(async () => /Рассылка идёт[\s\S]*Отправлено: [1-9]\d* из 90/.test(await shown()), {
    timeout: 40_000,
  });
  await vi.waitUntil(() => isTold(id), { timeout: 40_000 });
  expect(await shown()).toContain("Рассылка закончена");
  expect(await shown()).toContain("Отправлено: 90 из 90");
  expect(heard.toSorted()).toEqual([...new Set(heard)].toSorted());
  expect(heard).toHaveLength(PEOPLE);
});

test("stopped on its way it reaches nobody more, and the message tells how many that are", async () => {
  const { id, shown } = await tell("Вторая");
  await vi.waitUntil(() => heard.length > 10, { timeout: 40_000, interval: 5 });
  await stopBroadcast(admin.id, id);
  await vi.waitUntil(() => isTold(id), { timeout: 40_000 });
  const { length: reached } = heard;
  expect(reached).toBeLessThan(PEOPLE / 2);
  expect(await readProgress(id)).toMatchObject({ status: "stopped", sent: reached, left: PEOPLE - reached });
  expect(await shown()).toContain(`Не получат: ${PEOPLE - reached}`);
});

test("an answer that is lost is no reason to tell somebody twice; one who wasn't reached at all is told", async () => {
  const { id } = await tell("Третья");
  await vi.waitUntil(() => heard.length > 5, { timeout: 40_000, interval: 5 });
  await tg.sim("POST", "/faults", { method: "sendMessage", drop: "after" });
  await tg.sim("POST", "/faults", { method: "sendMessage", status: 502 });
  await vi.waitUntil(async () => (await readProgress(id)).status === "sent", { timeout: 40_000 });
  expect(new Set(heard).size).toBe(PEOPLE);
  expect(heard).toHaveLength(PEOPLE);
  expect(await readProgress(id)).toMatchObject({ sent: PEOPLE - 1, failed: 1 });
});
