import { expect, test, vi } from "vitest";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { cache } from "../cache/cache.ts";
import { Priority } from "./message.ts";
import { OUTBOX_CHANNEL, queueMessage } from "./queueMessage.ts";

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
