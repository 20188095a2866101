import { expect, test } from "vitest";
import { languageFacts, languages } from "#contract/languages.ts";
import { languageOf } from "#core/people/accounts/languageOf.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { User } from "#db/models/User.ts";
import { buttonsOf, fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();

test("offers every language and marks the current one", async () => {
  const [question] = await telegram.say(fakePerson({ language_code: "uz" }), "/language");
  expect(question?.text).toBe(translate("uz", "language-choose"));
  expect(buttonsOf(question).map(({ text }) => text)).toEqual(
    languages.map((language) => `${language === "uz" ? "✅ " : ""}${languageFacts[language].name}`),
  );
});

test("a choice is kept, changes the message in place, and the chat's menu and commands with it", async () => {
  const person = fakePerson({ language_code: "ru" });
  await telegram.say(person, "/language");
  const user = await User.findOne({ where: { telegramId: person.id } });
  await languageOf(user!.id);

  const calls = await telegram.press(person, "language:hi");

  expect(calls.map(({ method }) => method)).toEqual([
    "answerCallbackQuery",
    "editMessageText",
    "setChatMenuButton",
    "setMyCommands",
  ]);
  const [, edited, menu, commands] = calls;
  expect(edited?.text).toBe(translate("hi", "language-chosen"));
  expect(buttonsOf(edited)[3]?.text).toBe("✅ हिन्दी");
  expect(menu).toMatchObject({
    chat_id: person.id,
    menu_button: {
      type: "web_app",
      text: translate("hi", "menu-shop"),
      web_app: { url: "https://bozor.test/" },
    },
  });
  expect(commands).toMatchObject({ scope: { type: "chat", chat_id: person.id } });
  expect(commands?.commands).toContainEqual({
    command: "help",
    description: translate("hi", "command-help"),
  });
  expect(await languageOf(user!.id)).toBe("hi");

  const [help] = await telegram.say(person, "/help");
  expect(help?.text).toBe(translate("hi", "help-text"));
});

test("pressing the current language changes nothing and stops the spinner", async () => {
  const person = fakePerson({ language_code: "ru" });
  const calls = await telegram.press(person, "language:ru");
  expect(calls[0]?.method).toBe("answerCallbackQuery");
  expect(calls.map(({ method }) => method)).not.toContain("editMessageText");
});

test("the choice holds even when Telegram refuses the menu", async () => {
  const person = fakePerson({ language_code: "ru" });
  telegram.refuse("setChatMenuButton", { error_code: 400, description: "Bad Request: nope" });
  telegram.refuse("setMyCommands", { error_code: 400, description: "Bad Request: nope" });
  await telegram.press(person, "language:en");
  const [help] = await telegram.say(person, "/help");
  expect(help?.text).toBe(translate("en", "help-text"));
});

test.each(["language:xx", "language:", "nothing", "x".repeat(64)])(
  "a press of %s is answered",
  async (data) => {
    const calls = await telegram.press(fakePerson(), data);
    expect(calls).toMatchObject([
      { method: "answerCallbackQuery", text: translate("ru", "button-outdated") },
    ]);
  },
);
