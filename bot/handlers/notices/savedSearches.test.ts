import { expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { listSavedSearches } from "#core/market/savedSearches/ownSavedSearch.ts";
import { saveSearch } from "#core/market/savedSearches/saveSearch.ts";
import { type KeyWith, translate } from "#core/platform/i18n/translate.ts";
import { buildUser } from "../../../tests/factories.ts";
import { fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();

test.each(languages)(
  "a press mutes the search alone and turns; another takes it back (%s)",
  async (language) => {
    const user = await buildUser({ language, botStartedAt: new Date() });
    const from = fakePerson({ id: user.telegramId ?? 0, language_code: language });
    const { id } = await saveSearch(user.id, { search: "диван", frequency: "atOnce" });
    await saveSearch(user.id, { search: "шкаф", frequency: "atOnce" });
    const button = (key: KeyWith, press: string) => ({
      text: translate(language, key),
      callback_data: `saved:${press}:${id}`,
    });
    const [mute, unmute] = [button("button-mute-search", "mute"), button("button-unmute-search", "unmute")];
    const press = (pressed: { callback_data: string }) =>
      telegram.press(from, pressed.callback_data, { reply_markup: { inline_keyboard: [[pressed]] } });
    const paused = async () =>
      (await listSavedSearches(user.id)).data.filter(({ isPaused }) => isPaused).map((search) => search.id);

    expect(await press(mute)).toMatchObject([
      { method: "answerCallbackQuery", text: translate(language, "saved-muted") },
      { method: "editMessageReplyMarkup", reply_markup: { inline_keyboard: [[unmute]] } },
    ]);
    expect(await paused()).toEqual([id]);
    expect(await press(unmute)).toMatchObject([
      { method: "answerCallbackQuery", text: translate(language, "saved-unmuted") },
      { method: "editMessageReplyMarkup", reply_markup: { inline_keyboard: [[mute]] } },
    ]);
    expect(await paused()).toEqual([]);
  },
);

test("of a search that is deleted, or somebody else's, it says that it is gone", async () => {
  const [owner, stranger] = [await buildUser(), await buildUser({ botStartedAt: new Date() })];
  const { id } = await saveSearch(owner.id, { search: "диван", frequency: "atOnce" });
  const from = fakePerson({ id: stranger.telegramId ?? 0, language_code: "ru" });
  for (const gone of [id, 999_999_999]) {
    const [answer, ...others] = await telegram.press(from, `saved:mute:${gone}`);
    expect(answer).toMatchObject({ method: "answerCallbackQuery", text: translate("ru", "saved-gone") });
    expect(others).toEqual([]);
  }
  expect((await listSavedSearches(owner.id)).data).toMatchObject([{ isPaused: false }]);
});
