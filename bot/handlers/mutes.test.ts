import { expect, test } from "vitest";
import { type Language, languages } from "#contract/languages.ts";
import { translate } from "#core/i18n/translate.ts";
import { readSettings } from "#core/reminders/readSettings.ts";
import { buildUser } from "../../tests/factories.ts";
import { fakePerson, fakeTelegram } from "../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();

/** Somebody who has a reminder in their chat, with its buttons. */
async function remind(language: Language) {
  const user = await buildUser({ language, botStartedAt: new Date() });
  const from = fakePerson({ id: user.telegramId ?? 0, language_code: language });
  const group = { text: translate(language, "button-group"), url: "https://bozor.test" };
  const button = (key: string, press: string) => ({
    text: translate(language, key),
    callback_data: `reminder:${press}:NoJoins3`,
  });
  const mute = button("button-mute-reminder", "mute");
  const unmute = button("button-unmute-reminder", "unmute");
  const press = (pressed: { callback_data: string }) =>
    telegram.press(from, pressed.callback_data, { reply_markup: { inline_keyboard: [[group], [pressed]] } });
  const muted = async () =>
    (await readSettings(user.id)).filter(({ isMuted }) => isMuted).map(({ kind }) => kind);
  return { group, mute, unmute, press, muted };
}

test.each(languages)(
  "a press mutes this kind alone and says so; another takes it back (%s)",
  async (language) => {
    const { group, mute, unmute, press, muted } = await remind(language);
    expect(await press(mute)).toMatchObject([
      { method: "answerCallbackQuery", text: translate(language, "reminder-muted"), show_alert: true },
      { method: "editMessageReplyMarkup", reply_markup: { inline_keyboard: [[group], [unmute]] } },
    ]);
    expect(await muted()).toEqual(["NoJoins3"]);
    expect(await press(unmute)).toMatchObject([
      { method: "answerCallbackQuery", text: translate(language, "reminder-unmuted") },
      { method: "editMessageReplyMarkup", reply_markup: { inline_keyboard: [[group], [mute]] } },
    ]);
    expect(await muted()).toEqual([]);
  },
);

test("pressed twice, it stays muted", async () => {
  const { mute, press, muted } = await remind("en");
  await press(mute);
  await press(mute);
  expect(await muted()).toEqual(["NoJoins3"]);
});
