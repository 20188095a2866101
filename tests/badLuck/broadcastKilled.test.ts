import { once } from "node:events";
import { Api } from "grammy";
import { afterAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { editionOf } from "#core/desk/broadcasts/editionOf.ts";
import { TRYING } from "#core/desk/broadcasts/noteTry.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { number, rows, text } from "#db/rows.ts";
import { config } from "../../config/env.ts";
import { beginBroadcast } from "../../core/desk/broadcasts/beginBroadcast.ts";
import { beginDraft, changeDraft } from "../../core/desk/broadcasts/draftBroadcast.ts";
import { findBroadcast } from "../../core/desk/broadcasts/findBroadcast.ts";
import { noteProgressMessage } from "../../core/desk/broadcasts/takeProgress.ts";
import { translate } from "../../core/platform/i18n/translate.ts";
import type { User } from "../../db/models/User.ts";
import { sequelize } from "../../db/sequelize.ts";
import { buildUser } from "../factories.ts";
import { startTestMessenger } from "../kits/messenger/startTestMessenger.ts";
import { type Child, startChild } from "../startChild.ts";

const PEOPLE = 60;
const TEXT = "Новый раздел открыт";

const tg = await startTestMessenger({ botToken: config.BOT_TOKEN });
const born: Child[] = [];
afterAll(async () => {
  await Promise.all(born.map((child) => child.kill()));
  await tg.stop();
});

async function meet(firstName: string): Promise<User> {
  const { id } = await tg.sim("POST", "/people", { firstName, language: "ru" });
  await tg.sim("POST", `/people/${id}/write-access`);
  return buildUser({ telegramId: id, firstName, botStartedAt: new Date() });
}

/** People who have heard the broadcast, once for each time. */
async function listen(): Promise<number[]> {
  const heard: number[] = [];
  const socket = new WebSocket(`${tg.root.replace("http", "ws")}/live`);
  socket.on("message", (data) => {
    const { type, key, message } = JSON.parse(String(data));
    if (type === "message" && message.text === TEXT) heard.push(Number(key.split(":")[1]));
  });
  await once(socket, "open");
  afterAll(() => socket.close());
  return heard;
}

async function startWorker(): Promise<Child> {
  const child = await startChild("tests/badLuck/workerProcess.ts", { env: { BOT_API_ROOT: tg.root } });
  born.push(child);
  return child;
}

/** Kills a worker; tells how many messages were on their way: nobody can know whether those arrived. */
async function kill(child: Child): Promise<number> {
  await child.kill();
  const onTheirWay = await OutboxMessage.count({ where: { status: "queued", error: TRYING } });
  // As if the leases of what it held had run out.
  await sequelize.query("update outbox set claimed_until = now() where claimed_until is not null");
  return onTheirWay;
}

async function begin(admin: User): Promise<number> {
  const { id } = await beginDraft(admin.id);
  const words = { text: TEXT, entities: [] };
  const draft = await changeDraft({ adminId: admin.id, id }, { words: { key: "any", words } });
  await beginBroadcast(admin.id, { id, edition: editionOf(draft) });
  const api = new Api(config.BOT_TOKEN, { apiRoot: tg.root });
  const { message_id } = await api.sendMessage(admin.telegramId!, "…");
  await noteProgressMessage(id, message_id);
  return id;
}

async function shownTo({ telegramId }: User): Promise<string> {
  const { messages } = await tg.sim("GET", `/people/${telegramId}/chat`);
  return messages.map(({ text }: { text?: string }) => text ?? "").join("\n");
}

test("workers are killed in the middle of a broadcast and others go on: nobody is told twice, nobody is left out", async () => {
  const admin = await meet("Карим");
  await admin.update({ isAdmin: true });
  await Promise.all(Array.from({ length: PEOPLE - 1 }, (_, index) => meet(`P${index}`)));
  const heard = await listen();
  const id = await begin(admin);

  let onTheirWay = 0;
  for (const until of [PEOPLE / 4, PEOPLE / 2]) {
    const worker = await startWorker();
    await vi.waitUntil(() => heard.length > until, { timeout: 30_000, interval: 5 });
    onTheirWay += await kill(worker);
    expect((await findBroadcast(id))?.status).toBe("sending");
  }
  await startWorker();
  await vi.waitUntil(async () => (await findBroadcast(id))?.status === "sent", { timeout: 30_000 });

  expect(new Set(heard).size).toBe(heard.length);
  const found = await rows(
    { status: text, chatId: number },
    `select status, chat_id as "chatId" from outbox where broadcast_id = $id`,
    { id },
  );
  expect(found).toHaveLength(PEOPLE);
  // A person who hasn't heard is one whose message was on its way at a kill, and is counted as not reached.
  const unsure = found.filter(({ status }) => status !== "sent").map(({ chatId }) => chatId);
  expect(unsure.length).toBeLessThanOrEqual(onTheirWay);
  const unheard = found.filter(({ chatId }) => !heard.includes(chatId)).map(({ chatId }) => chatId);
  expect(unsure).toEqual(expect.arrayContaining(unheard));

  const values = { status: "sent", total: PEOPLE, sent: PEOPLE - unsure.length, failed: unsure.length };
  const told = translate("ru", "broadcast-progress", { ...values, left: 0, minutes: 0 });
  await vi.waitUntil(async () => (await shownTo(admin)).includes(told.replaceAll(/<\/?b>/g, "")), {
    timeout: 15_000,
  });
}, 120_000);
