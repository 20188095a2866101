import { Composer } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { type Language, languages } from "#contract/languages.ts";
import { setLanguage } from "#core/people/accounts/setLanguage.ts";
import type { BotContext } from "../../chat/context.ts";
import { presentInChat } from "../../chat/presentation.ts";
import { say, words } from "../../chat/say.ts";

export const language = new Composer<BotContext>();

const CHOOSE = "language:";

/** Each language by its own name. */
const names: Record<Language, string> = {
  ru: "Русский",
  uz: "Oʻzbekcha",
  en: "English",
  hi: "हिन्दी",
};

function keyboard(current: Language): InlineKeyboardButton[][] {
  const buttons = languages.map((code) => ({
    text: code === current ? `✅ ${names[code]}` : names[code],
    callback_data: CHOOSE + code,
  }));
  return [buttons.slice(0, 2), buttons.slice(2)];
}

language.command("language", (ctx) => say(ctx, "language-choose", {}, keyboard(ctx.person.language)));

language.callbackQuery(new RegExp(`^${CHOOSE}(${languages.join("|")})$`), async (ctx) => {
  const chosen = languages.find((code) => CHOOSE + code === ctx.callbackQuery.data);
  if (!chosen) return;
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
