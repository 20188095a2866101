import type { Update } from "grammy/types";
import { expect, test } from "vitest";
import { translate } from "#core/platform/i18n/translate.ts";
import { storeUpdate } from "#core/platform/updates/storeUpdate.ts";
import { ConversationMessage } from "#db/models/ConversationMessage.ts";
import { sequelize } from "#db/sequelize.ts";
import { captureLog } from "../../../tests/captureLog.ts";
import { fakeChats, photo, to } from "../../../tests/fakeChats.ts";
import { processUpdates } from "../../updates/processUpdates.ts";

const { telegram, openChat, tell } = fakeChats();
const lines = captureLog();

test("one who stopped the bot meanwhile: the sender is told, once", async () => {
  const { seller, buyer } = await openChat();
  telegram.refuse("sendMessage", { error_code: 403, description: "Forbidden: bot was blocked by the user" });
  await telegram.say(buyer.person, "раз");
  await telegram.say(buyer.person, "два");
  const calls = await telegram.deliver();
  expect(to(calls, buyer.person).map(({ text }) => text)).toContain(
    translate("ru", "chat-undelivered", { name: "Селлер", listing: "Диван" }),
  );
  expect(to(calls, buyer.person)).toHaveLength(2);
  expect((await seller.row.reload()).botStoppedAt).toBeInstanceOf(Date);
  expect((await tell(buyer.person, "три"))[0]?.text).toBe(translate("ru", "chat-away"));
});

test.each([
  ["its words", "такой?", ["sendPhoto"]],
  ["words too long for it", "я".repeat(1024), ["sendPhoto"]],
])("a photo that Telegram refuses is lost with %s, and the sender is told", async (_, caption, tried) => {
  const { seller, buyer } = await openChat();
  await tell(buyer.person, "раз");
  telegram.refuse("sendPhoto", { error_code: 400, description: "Bad Request: wrong file identifier" });
  const calls = await tell(buyer.person, { photo: photo("p"), caption });
  expect(to(calls, seller.person).map(({ method }) => method)).toEqual(tried);
  expect(to(calls, buyer.person).map(({ text }) => text)).toEqual([
    translate("ru", "chat-refused", { name: "Селлер", listing: "Диван" }),
  ]);
  expect(to(await tell(buyer.person, "два"), seller.person)).toHaveLength(1);
});

test("names that carry line breaks stand in one line", async () => {
  const { seller, buyer, listing } = await openChat();
  await listing.update({ name: "Диван\n\n<b>Bozor</b>\u2028переведите" });
  Object.assign(buyer.person, { first_name: "Лола\nBozor:\u202E" });
  const calls = await tell(buyer.person, "есть?\nда");
  expect(to(calls, seller.person)[0]?.text).toBe(
    "<b>Лола Bozor:</b> · Диван &lt;b&gt;Bozor&lt;/b&gt; переведите\n\nесть?\nда",
  );
});

test("a banned person is heard by nobody", async () => {
  const { seller, buyer } = await openChat();
  await buyer.row.update({ bannedAt: new Date() });
  const calls = await tell(buyer.person, "я тут");
  expect(calls.map(({ text }) => text)).toEqual([translate("ru", "error-banned")]);
  expect(await ConversationMessage.count({ where: { senderId: buyer.row.id } })).toBe(0);
  expect((await tell(seller.person, "?"))[0]?.text).toBe(translate("ru", "fallback-text"));
});

test("an update that comes twice, in two processes at once and again later, is one message", async () => {
  const { seller, buyer, listing } = await openChat();
  const base = 1_900_000_000;
  const from = buyer.person;
  const chat = { id: from.id, type: "private" };
  const message = (update_id: number, text: string) => ({
    update_id,
    message: { message_id: update_id, date: 1, chat, from, text },
  });
  const updates = [message(base, "раз"), message(base + 1, "два")];
  const card = message(base + 2, `/start chat_${listing.id}`);
  Object.assign(card.message, { entities: [{ type: "bot_command", offset: 0, length: 6 }] });

  const stopping = new AbortController();
  const handle = (update: Update) => telegram.bot.handleUpdate(update);
  const running = [1, 2].map(() => processUpdates(handle, { pausedMs: async () => 0 }, stopping.signal));
  await Promise.all([...updates, card, ...updates].map((update) => storeUpdate(update)));
  await expect
    .poll(() =>
      sequelize.query("select from bot_updates where done_at is null").then(([rows]) => rows.length),
    )
    .toBe(0);
  stopping.abort();
  await Promise.all(running);
  // A process that died after its work has left the update to another.
  for (const update of [...updates, card]) await handle(update as unknown as Update);
  await Promise.all(updates.map((update) => handle(update as unknown as Update)));

  const calls = await telegram.deliver();
  expect(to(calls, seller.person).map(({ text }) => text)).toEqual([
    "<b>Лола</b> · Диван\n\nраз",
    "<b>Лола</b> · Диван\n\nдва",
  ]);
  // The confirmation and the card.
  expect(to(calls, buyer.person)).toHaveLength(2);
  expect(await ConversationMessage.count({ where: { senderId: buyer.row.id } })).toBe(2);
});

test("more than a lively dialogue a minute is held up", async () => {
  const { buyer, conversation } = await openChat();
  await sequelize.query(`
    insert into conversation_messages (conversation_id, sender_id, update_id, message_id, text)
    select ${conversation.id}, ${buyer.row.id}, 2000000000 + n, n, '.' from generate_series(1, 30) n`);
  const [answer, ...rest] = await tell(buyer.person, "ещё");
  expect(rest).toEqual([]);
  expect(answer?.text).toBe(translate("ru", "error-too-many-requests"));
});

test("nothing that people say to each other stands in the log", async () => {
  const { buyer } = await openChat();
  const description = "Bad Request: can't parse entities: 'secretword'";
  telegram.refuse("sendMessage", { error_code: 400, description });
  await tell(buyer.person, "secretword пароль 12345");
  expect(lines.join("")).toContain("a message was not sent");
  expect(lines.join("")).not.toMatch(/secretword|12345|Лола/);
});
