import type { InlineKeyboardButton } from "grammy/types";
import { type Language, languageFacts, languages } from "#contract/languages.ts";
import { setLanguage } from "#core/people/accounts/setLanguage.ts";
import { oneOf, press, pressButton } from "#core/platform/telegram/press.ts";
import { Feature } from "../../chat/feature.ts";
import { presentInChat } from "../../chat/presentation.ts";
import { say, words } from "../../chat/say.ts";

export const language = new Feature("language");

/** The press that chooses a language. */
export const languagePress = press("language", oneOf(languages));

/** Each language by its own name, two in a row. */
function keyboard(current: Language): InlineKeyboardButton[][] {
  const buttons = languages.map((code) =>
    pressButton(`${code === current ? "✅ " : ""}${languageFacts[code].name}`, languagePress.pack(code)),
  );
  const rows = Math.ceil(buttons.length / 2);
  return Array.from({ length: rows }, (_, row) => buttons.slice(2 * row, 2 * row + 2));
}

language.command("language", (ctx) => say(ctx, "language-choose", {}, keyboard(ctx.person.language)));

language.press(languagePress, async (ctx, chosen) => {
  const isNew = chosen !== ctx.person.language;
  await setLanguage(ctx.person.id, { language: chosen, isChosen: true });
  ctx.person = { ...ctx.person, language: chosen };
  ctx.i18n.useLocale(chosen);

  await ctx.answerCallbackQuery();
  if (isNew) {
    await ctx.editMessageText(words(ctx, "language-chosen"), {
      parse_mode: "HTML",
      reply_markup: { inline_keyboard: keyboard(chosen) },
    });
  }
  await presentInChat(ctx.api, ctx.from.id, ctx.person);
});
