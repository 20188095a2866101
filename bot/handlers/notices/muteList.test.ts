import { expect, test } from "vitest";
import { type Language, languages } from "#contract/languages.ts";
import { adminNoticeKinds, noticeKinds } from "#contract/notices.ts";
import { readMutes } from "#core/market/notices/mutes.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { User } from "#db/models/User.ts";
import { buttonsOf, type Call, fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();
const everybodys = noticeKinds.filter((kind) => !adminNoticeKinds.includes(kind));

async function meet(language_code: Language = "en") {
  const person = fakePerson({ language_code });
  await telegram.say(person, "/start");
  return { person, user: await User.findOne({ where: { telegramId: person.id }, rejectOnEmpty: true }) };
}
const dataOf = (call: Call | undefined) =>
  buttonsOf(call).flatMap((button) => ("callback_data" in button ? [button.callback_data] : []));
const mutedOf = async ({ id }: User) =>
  (await readMutes(id)).kinds.filter(({ isMuted }) => isMuted).map(({ kind }) => kind);

test.each(languages)(
  "every kind stands in the list in plain words and within Telegram's bounds (%s)",
  async (language) => {
    const { person } = await meet(language);
    const [list] = await telegram.say(person, "/mute");
    expect(list?.text).toBe(translate(language, "mute-list"));
    expect(dataOf(list)).toEqual([...everybodys.map((kind) => `mute:off:${kind}`), "mute:off:all"]);
    for (const button of buttonsOf(list)) {
      expect(button.text).not.toContain("{");
      expect("callback_data" in button && Buffer.byteLength(button.callback_data)).toBeLessThanOrEqual(64);
    }
  },
);

test("a press turns one kind or all, the list shows it, and an old list does no harm", async () => {
  const { person, user } = await meet();
  const [, edited] = await telegram.press(person, "mute:off:News");
  expect(edited).toMatchObject({ method: "editMessageText" });
  expect(dataOf(edited)).toContain("mute:on:News");
  expect(buttonsOf(edited).find(({ text }) => text.includes("news"))?.text).toBe("🔕 Bozor news");
  await telegram.press(person, "mute:off:News");
  expect(await mutedOf(user)).toEqual(["News"]);

  const [, all] = await telegram.press(person, "mute:off:all");
  expect(await mutedOf(user)).toEqual(everybodys);
  expect(dataOf(all)).toContain("mute:on:all");
  await telegram.press(person, "mute:on:all");
  expect(await mutedOf(user)).toEqual([]);
});

async function queue(user: User, cause: string, priority: Priority) {
  await queueMessage({
    userId: user.id,
    chatId: user.telegramId ?? 0,
    cause: `${cause}:${user.id}`,
    priority,
    message: { text: { key: "help-text" } },
  });
}

test("/stop spares one every notice, what is queued too, but not answers, decisions and money", async () => {
  const { person, user } = await meet();
  await queue(user, "listing-expiring", Priority.notice);
  const [said] = await telegram.say(person, "/stop");
  expect(said?.text).toBe(translate("en", "stop-done"));
  await queue(user, "news", Priority.broadcast);
  await queue(user, "listing-approved", Priority.notice);
  await queue(user, "order-shipped", Priority.notice);
  await queue(user, "referral-paid", Priority.notice);
  await queue(user, "paid", Priority.answer);
  expect(await telegram.deliver()).toHaveLength(4);
  const rows = await OutboxMessage.findAll({ where: { userId: user.id, status: "cancelled" } });
  expect(rows.map(({ cause }) => cause.split(":")[0]).toSorted()).toEqual(["listing-expiring", "news"]);

  const [list] = await telegram.say(person, "/mute");
  expect(list?.text).toBe(translate("en", "mute-list-stopped"));
  expect(dataOf(list)[0]).toBe("mute:resume");
});

test.each([
  ["the button", "press"],
  ["the list", "list"],
  ["/start", "start"],
])("%s brings notices back; a link does not", async (_, way) => {
  const { person, user } = await meet();
  await telegram.say(person, "/stop");
  await telegram.say(person, "/start topOnboarding");
  expect((await readMutes(user.id)).isStopped).toBe(true);
  const calls =
    way === "start"
      ? await telegram.say(person, "/start")
      : await telegram.press(person, way === "press" ? "stop:undo" : "mute:resume");
  const words = translate("en", way === "list" ? "mute-list" : "stop-undone");
  expect(calls.map(({ text }) => text)).toContain(words);
  await queue(user, "listing-expiring", Priority.notice);
  expect(await telegram.deliver()).toHaveLength(1);
});
