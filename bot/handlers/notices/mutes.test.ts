import { expect, test } from "vitest";
import { type Language, languages } from "#contract/languages.ts";
import { readMutes } from "#core/market/notices/mutes.ts";
import { type KeyWith, translate } from "#core/platform/i18n/translate.ts";
import { buildUser } from "../../../tests/factories.ts";
import { fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();

const ofReminders = {
  mute: "button-mute-reminder",
  unmute: "button-unmute-reminder",
  muted: "reminder-muted",
  unmuted: "reminder-unmuted",
} as const;
const ofNotices = {
  unmute: "button-unmute-notice",
  muted: "notice-muted",
  unmuted: "notice-unmuted",
} as const;
const kinds = {
  NoJoins3: ofReminders,
  News: {
    mute: "button-mute-news",
    unmute: "button-unmute-news",
    muted: "news-muted",
    unmuted: "news-unmuted",
  },
  PriceDrop: { mute: "button-mute-prices", ...ofNotices },
  Digest: { mute: "button-mute-digest", ...ofNotices },
} as const;

/** Somebody who has a notice of a kind in their chat, with its buttons. */
async function remind(language: Language, kind: keyof typeof kinds = "NoJoins3") {
  const user = await buildUser({ language, botStartedAt: new Date(), isAdmin: kind === "Digest" });
  const from = fakePerson({ id: user.telegramId ?? 0, language_code: language });
  const group = { text: translate(language, "button-group"), url: "https://bozor.test" };
  const button = (key: KeyWith, press: string) => ({
    text: translate(language, key),
    callback_data: `reminder:${press}:${kind}`,
  });
  const mute = button(kinds[kind].mute, "mute");
  const unmute = button(kinds[kind].unmute, "unmute");
  const press = (pressed: { callback_data: string }) =>
    telegram.press(from, pressed.callback_data, { reply_markup: { inline_keyboard: [[group], [pressed]] } });
  const muted = async () =>
    (await readMutes(user.id)).kinds.filter(({ isMuted }) => isMuted).map((one) => one.kind);
  return { group, mute, unmute, press, muted };
}

const all = Object.keys(kinds) as (keyof typeof kinds)[];
test.each(languages.flatMap((language) => all.map((kind) => [language, kind] as const)))(
  "a press mutes this kind alone and says so in its words; another takes it back (%s, %s)",
  async (language, kind) => {
    const { group, mute, unmute, press, muted } = await remind(language, kind);
    const said = (key: KeyWith) => {
      const text = translate(language, key);
      expect(text.length).toBeLessThanOrEqual(200);
      return text;
    };
    expect(await press(mute)).toMatchObject([
      { method: "answerCallbackQuery", text: said(kinds[kind].muted), show_alert: true },
      { method: "editMessageReplyMarkup", reply_markup: { inline_keyboard: [[group], [unmute]] } },
    ]);
    expect(await muted()).toEqual([kind]);
    expect(await press(unmute)).toMatchObject([
      { method: "answerCallbackQuery", text: said(kinds[kind].unmuted) },
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
