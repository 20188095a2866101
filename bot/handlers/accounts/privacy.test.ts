import { expect, test } from "vitest";
import { config } from "#config";
import { type Language, languages } from "#contract/languages.ts";
import { wipeAccounts } from "#core/people/deletion/wipeAccounts.ts";
import { type KeyWith, translate } from "#core/platform/i18n/translate.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { User } from "#db/models/User.ts";
import { buildListing } from "../../../tests/factories.ts";
import { appsOf, buttonsOf, type Call, fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";
import { giveCoins } from "../../../tests/moneyFactories.ts";

const telegram = fakeTelegram();

async function meet(language_code: Language = "en") {
  const person = fakePerson({ language_code });
  await telegram.say(person, "/start");
  return { person, user: await User.findOne({ where: { telegramId: person.id }, rejectOnEmpty: true }) };
}
const dataOf = (call: Call | undefined) =>
  buttonsOf(call).flatMap((button) => ("callback_data" in button ? [button.callback_data] : []));
const day = (days: number) => {
  const moment = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat("de-DE", {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: config.REPORT_TIMEZONE,
  }).format(moment);
};

test.each(languages)("/privacy says what is kept, with the ways on (%s)", async (language) => {
  const { person } = await meet(language);
  const [said] = await telegram.say(person, "/privacy");
  expect(said?.text).toBe(translate(language, "privacy-about"));
  expect(dataOf(said)).toEqual(["privacy:export", "privacy:delete"]);

  Object.assign(config, { PRIVACY_URL: "https://bozor.test/privacy" });
  const [linked] = await telegram.say(person, "/privacy");
  expect(buttonsOf(linked)[0]).toMatchObject({ url: "https://bozor.test/privacy" });
  Object.assign(config, { PRIVACY_URL: undefined });
});

test("a copy is promised once and comes as a file", async () => {
  const { person } = await meet();
  const alert = (key: KeyWith) => ({
    method: "answerCallbackQuery",
    text: translate("en", key),
    show_alert: true,
  });
  expect(await telegram.press(person, "privacy:export")).toEqual([
    expect.objectContaining(alert("privacy-export-asked")),
  ]);
  expect(await telegram.press(person, "privacy:export")).toMatchObject([alert("privacy-export-recent")]);
  expect(await telegram.deliver()).toMatchObject([{ method: "sendDocument", chat_id: person.id }]);
});

test("deletion tells what is at stake, wants a second press, and one press takes it back", async () => {
  const { person, user } = await meet();
  const listing = await buildListing({ ownerId: user.id });
  await giveCoins(user.id, 12);
  const [, asked] = await telegram.press(person, "privacy:delete");
  expect(asked?.text).toContain(day(30));
  expect(asked?.text).toContain("Listings that will close: 1\n🪙 Coins you'll lose: 12");
  expect(dataOf(asked)).toEqual(["privacy:delete-sure", "privacy:leave"]);
  expect((await user.reload()).deletionAskedAt).toBeNull();

  expect(await telegram.press(person, "privacy:leave")).toMatchObject([
    {},
    { method: "editMessageText", text: translate("en", "privacy-delete-left") },
  ]);
  const [, done] = await telegram.press(person, "privacy:delete-sure");
  expect(done).toMatchObject({ method: "editMessageText" });
  expect(done?.text).toContain(day(30));
  expect(dataOf(done)).toEqual(["privacy:keep"]);
  expect((await listing.reload()).status).toBe("closed");

  const [, kept] = await telegram.press(person, "privacy:keep");
  expect(kept?.text).toBe(translate("en", "privacy-kept", { closed: 1 }));
  expect(appsOf(kept)).toEqual(["https://bozor.test/webApp/items?tab=archive"]);
  const [, again] = await telegram.press(person, "privacy:keep");
  expect(again?.text).toBe(translate("en", "privacy-kept-already"));
});

test("while an account closes, /start and all else offer to keep it", async () => {
  const { person } = await meet();
  await telegram.press(person, "privacy:delete-sure");
  for (const words of ["/start", "/orders", "hello", "/start product_x-1"]) {
    const said = await telegram.say(person, words);
    expect(said).toHaveLength(1);
    expect(dataOf(said[0])).toEqual(["privacy:keep"]);
  }
  expect(await telegram.press(person, "coins")).toMatchObject([
    { method: "answerCallbackQuery", text: translate("en", "error-account-closing") },
  ]);
  const [privacy] = await telegram.say(person, "/privacy");
  expect(dataOf(privacy)).toEqual(["privacy:keep", "privacy:export"]);
  const [support] = await telegram.say(person, "/support");
  expect(support?.text).toBe(translate("en", "support-none"));
  const [, kept] = await telegram.press(person, "privacy:keep");
  // The answer doesn't mention listings where there are none.
  expect(kept?.text).toBe(translate("en", "privacy-kept", { closed: 0 }));
  expect(buttonsOf(kept)).toEqual([]);
  const [started] = await telegram.say(person, "/start");
  expect(dataOf(started)).not.toContain("privacy:keep");
});

test.each(languages)("a banned person has a copy, and can leave and stay (%s)", async (language) => {
  const { person, user } = await meet(language);
  await user.update({ bannedAt: new Date() });
  const [about] = await telegram.say(person, "/privacy");
  expect(about?.text).toBe(translate(language, "privacy-about"));
  await telegram.press(person, "privacy:export");
  expect(await telegram.deliver()).toMatchObject([{ method: "sendDocument", chat_id: person.id }]);

  const [, asked] = await telegram.press(person, "privacy:delete");
  expect(asked?.text).toContain(translate(language, "privacy-stake-banned"));
  await telegram.press(person, "privacy:delete-sure");
  expect((await user.reload()).deletionAskedAt).not.toBeNull();
  expect((await telegram.say(person, "/start"))[0]?.text).toBe(translate(language, "error-banned"));
  expect(dataOf((await telegram.say(person, "/privacy"))[0])).toEqual(["privacy:keep", "privacy:export"]);
  const [, kept] = await telegram.press(person, "privacy:keep");
  expect(kept?.text).toBe(translate(language, "privacy-kept-banned"));
  expect(buttonsOf(kept)).toEqual([]);
  expect((await user.reload()).deletionAskedAt).toBeNull();
});

test("of who was wiped and stays banned there is nothing more to have", async () => {
  const { person, user } = await meet();
  await user.update({ bannedAt: new Date() });
  await telegram.press(person, "privacy:delete-sure");
  await user.update({ deletionAskedAt: new Date(Date.now() - 31 * 86_400_000) });
  await wipeAccounts();
  const words = translate("en", "privacy-wiped");
  for (const said of ["/privacy", "/start", "hello"]) {
    expect((await telegram.say(person, said)).map(({ text }) => text)).toEqual([words]);
  }
  for (const press of ["privacy:export", "privacy:keep", "privacy:delete-sure", "coins"]) {
    expect(await telegram.press(person, press)).toMatchObject([
      { method: "answerCallbackQuery", text: words, show_alert: true },
    ]);
  }
  expect(await OutboxMessage.count({ where: { userId: user.id } })).toBe(0);
  expect((await telegram.say(person, "/support"))[0]?.text).toBe(translate("en", "support-none"));
});

test("an admin of the settings is told that it can't be", async () => {
  const { person } = await meet();
  Object.assign(config, { ADMIN_TELEGRAM_IDS: [person.id] });
  expect(await telegram.press(person, "privacy:delete-sure")).toMatchObject([
    { method: "answerCallbackQuery", text: translate("en", "privacy-delete-admin"), show_alert: true },
  ]);
});

test("in groups the bot answers none of its commands", async () => {
  const { person } = await meet();
  for (const text of ["/privacy", "/stop", "/mute", "/orders", "/balance"]) {
    const message = {
      message_id: 1,
      date: 1,
      from: person,
      text,
      chat: { id: -100_500, type: "supergroup", title: "G" },
      entities: [{ type: "bot_command", offset: 0, length: text.length }],
    };
    expect(await telegram.send({ message } as never)).toEqual([]);
  }
});
