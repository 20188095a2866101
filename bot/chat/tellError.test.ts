import { expect, test, vi } from "vitest";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { captureLog } from "../../tests/captureLog.ts";
import { buildCodeLink } from "../../tests/codeLinks.ts";
import { fakePerson, fakeTelegram, TOO_LATE } from "../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();
const lines = captureLog();

const secretText = "мой пароль 12345";
const secretPhone = "998907654321";

test("a handler that breaks tells the person, with a number that stands in the log", async () => {
  const person = fakePerson({ language_code: "uz", first_name: "Gulnora", last_name: "Karimova" });
  await telegram.say(person, "/start");
  await sequelize.query("alter table bot_storage rename to gone");
  const [answer] = await telegram
    .say(person, secretText)
    .finally(() => sequelize.query("alter table gone rename to bot_storage"));

  const id = /[0-9a-f]{8}/.exec(String(answer?.text))?.[0];
  expect(answer?.text).toBe(translate("uz", "error-unexpected", { id: id! }));
  expect(lines.filter((line) => line.includes(`"errorId":"${id}"`))).toHaveLength(1);
});

test("a refusal is said in the person's words", async () => {
  const person = fakePerson({ language_code: "uz" });
  await telegram.say(person, "/start");
  const refuse = vi.spyOn(User, "update").mockRejectedValueOnce(new RuleError("too_many_requests", "Over"));
  const calls = await telegram.press(person, "language:en");
  refuse.mockRestore();
  expect(calls).toMatchObject([
    { method: "answerCallbackQuery", text: translate("uz", "error-too-many-requests"), show_alert: true },
  ]);
});

test("a person who blocked the bot between two messages is marked, and nobody is alarmed", async () => {
  const person = fakePerson();
  await telegram.say(person, "/start");
  telegram.refuse("sendMessage", { error_code: 403, description: "Forbidden: bot was blocked by the user" });
  const calls = await telegram.say(person, "hello");
  expect(calls).toHaveLength(1);
  expect((await User.findOne({ where: { telegramId: person.id } }))?.botStoppedAt).toBeInstanceOf(Date);
});

test("words that answer a press too late to be shown above it come into the chat", async () => {
  const person = fakePerson();
  telegram.refuse("answerCallbackQuery", TOO_LATE);
  expect(await telegram.press(person, "x")).toMatchObject([
    { method: "answerCallbackQuery" },
    { method: "sendMessage", chat_id: person.id, text: translate("ru", "button-outdated") },
  ]);
});

test("another refusal of the answer to a press is no late one", async () => {
  telegram.refuse("answerCallbackQuery", { error_code: 400, description: "Bad Request: MESSAGE_TOO_LONG" });
  const [, told] = await telegram.press(fakePerson(), "x");
  expect(told?.text).toContain(translate("ru", "error-unexpected", { id: "" }).slice(0, 10));
});

test("while Telegram is broken the update is handed back to be tried again", async () => {
  telegram.refuse("sendMessage", { error_code: 502, description: "Bad Gateway" });
  await expect(telegram.say(fakePerson(), "hello")).rejects.toThrow();
});

test("neither texts nor phones nor names get into the log, whatever breaks", async () => {
  const person = fakePerson({ first_name: "Gulnora", last_name: "Karimova", username: "gulnora_k" });
  await telegram.say(person, `/start ${secretText}`);
  await telegram.say(person, secretText);
  await telegram.say(person, `/start ${await buildCodeLink()}`);
  await sequelize.query("alter table users rename column phone_number to gone");
  await telegram
    .share(person, secretPhone)
    .finally(() => sequelize.query("alter table users rename column gone to phone_number"));
  telegram.refuse("sendMessage", { error_code: 400, description: `Bad Request: can't parse entities` });
  await telegram.say(person, secretText);
  await telegram.press(person, secretText);

  const written = lines.join("");
  expect(written).toContain("a handler failed");
  for (const secret of [
    secretText,
    "12345",
    secretPhone,
    "Gulnora",
    "Karimova",
    "gulnora_k",
    "7000000001:",
  ]) {
    expect(written).not.toContain(secret);
  }
});
