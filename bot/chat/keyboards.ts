import type { InlineKeyboardButton } from "grammy/types";
import type { StartParam } from "#contract/deepLinkKinds.ts";
import { type Language, languageFacts } from "#contract/languages.ts";
import { may } from "#contract/roles.ts";
import type { KeyWith } from "#core/platform/i18n/translate.ts";
import { type AppName, appLink } from "#core/platform/telegram/appLink.ts";
import type { BotContext } from "./context.ts";

type Rows = InlineKeyboardButton[][];

/** Takes away the keyboard that a scene has put up. */
export const removeKeyboard = { reply_markup: { remove_keyboard: true } } as const;

/** The app a person of this language most likely came for. */
export const firstApp = (language: Language): "market" | "shop" => languageFacts[language].firstApp;

/** A row with a button that opens a mini-app; none where Telegram would refuse its address. */
export function appRow(ctx: BotContext, key: KeyWith, app: AppName, startParam?: StartParam): Rows {
  const link = appLink(app, { startParam });
  return link ? [[{ text: ctx.t(key), ...link }]] : [];
}

/** A row with a button to a search in the likelier market. */
export function searchRow(ctx: BotContext, words: string): Rows {
  const app = firstApp(ctx.person.language);
  const name = app === "market" ? "search" : "query";
  const link = appLink(app, { path: `/search?${new URLSearchParams({ [name]: words })}` });
  return link ? [[{ text: ctx.t("button-find"), ...link }]] : [];
}

/** The doors to everything: the likelier market first, reports for whom their role lets. */
export function mainKeyboard(ctx: BotContext): Rows {
  const market = appRow(ctx, "button-market", "market");
  const shop = appRow(ctx, "button-shop", "shop");
  const doors = firstApp(ctx.person.language) === "market" ? [...market, ...shop] : [...shop, ...market];
  return may(ctx.person.role, "reports.read")
    ? [...doors, ...appRow(ctx, "button-reports", "reports")]
    : doors;
}
