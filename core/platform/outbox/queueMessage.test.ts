import { expect, test, vi } from "vitest";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { cache } from "../cache/cache.ts";
import { Priority } from "./message.ts";
import { OUTBOX_CHANNEL, queueMessage, queueToUser } from "./queueMessage.ts";

const message = { text: { key: "help-text" } } as const;
const about = (cause: string) => ({ chatId: 5, cause, priority: Priority.notice, message });

test("twenty at once with one cause make one message, and nineteen are told so", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => queueMessage(about("race"))));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await OutboxMessage.count({ where: { cause: "race" } })).toBe(1);
});

test("it is saved with the change that causes it, or not at all", async () => {
  await expect(
    sequelize.transaction(async () => {
      await queueMessage(about("rolled-back"));
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(await OutboxMessage.count({ where: { cause: "rolled-back" } })).toBe(0);
});

test("senders are woken after the commit and not before", async () => {
  const heard = vi.fn();
  const stop = await cache.subscribe(OUTBOX_CHANNEL, heard);
  await sequelize.transaction(async () => {
    await queueMessage(about("wake"));
    expect(heard).not.toHaveBeenCalled();
  });
  expect(heard).toHaveBeenCalledOnce();

  await expect(
    sequelize.transaction(async () => {
      await queueMessage(about("wake-not"));
      throw new Error("no");
    }),
  ).rejects.toThrow();
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test("a cache that is away doesn't undo the message", async () => {
  const away = vi.spyOn(cache, "publish").mockRejectedValueOnce(new Error("away"));
  expect(await queueMessage(about("cache-away"))).toBe(true);
  away.mockRestore();
});

test("keeps whose it is and when it is due", async () => {
  const { id } = await buildUser();
  const dueAt = new Date(Date.now() + 3_600_000);
  await queueMessage({ ...about("later"), userId: id, dueAt });
  expect(await OutboxMessage.findOne({ where: { cause: "later" } })).toMatchObject({ userId: id, dueAt });
});

test("what can't be a message is refused before it is saved", async () => {
  const text = { key: "help-text" } as const;
  const bad = { text, buttons: [[{ text, url: "javascript:alert(1)" }]] };
  await expect(queueMessage({ ...about("bad"), message: bad })).rejects.toThrow();
});

const started = { botStartedAt: new Date() };
const banned = { ...started, bannedAt: new Date() };
const withoutPhone = { phoneNumber: null, phoneVerifiedAt: null };
const { id: absorbedById } = await buildUser();

test.each([
  ["started the bot", started, { reachable: true, evenIfBanned: true, judged: true }],
  ["was banned", banned, { reachable: false, evenIfBanned: true, judged: true }],
  ["never started the bot", {}, { reachable: false, evenIfBanned: false, judged: true }],
  [
    "stopped the bot",
    { ...started, botStoppedAt: new Date() },
    { reachable: false, evenIfBanned: false, judged: true },
  ],
  [
    "was banned and deleted",
    { ...banned, deletedAt: new Date() },
    { reachable: false, evenIfBanned: false, judged: true },
  ],
  [
    "was deleted",
    { ...started, ...withoutPhone, telegramId: null, deletedAt: new Date() },
    { reachable: false, evenIfBanned: false, judged: false },
  ],
  [
    "was absorbed",
    { ...withoutPhone, telegramId: null, absorbedById },
    { reachable: false, evenIfBanned: false, judged: false },
  ],
  [
    "isn't on Telegram",
    { ...started, telegramId: null },
    { reachable: false, evenIfBanned: false, judged: false },
  ],
] as const)("by each rule, to a person who %s", async (_, columns, expected) => {
  const { id: userId, telegramId: chatId } = await buildUser(columns);
  for (const rule of ["reachable", "evenIfBanned", "judged"] as const) {
    const cause = `${rule}:${userId}`;
    const telling = { cause, priority: Priority.notice, message, rule };
    expect([rule, await queueToUser(userId, telling)]).toEqual([rule, expected[rule]]);
    const queued = await OutboxMessage.findAll({ where: { cause } });
    expect(queued).toMatchObject(expected[rule] ? [{ userId, chatId, conversationId: null, message }] : []);
    // Each cause is told once.
    expect(await queueToUser(userId, telling)).toBe(false);
  }
});
