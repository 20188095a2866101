import { conversations, createConversation } from "@grammyjs/conversations";
import { I18n } from "@grammyjs/i18n";
import { Bot, type BotConfig, lazySession } from "grammy";
import { rememberPerson } from "#core/bot/rememberPerson.ts";
import { botStorage } from "#core/bot/storage.ts";
import { localesFolder } from "#core/i18n/translate.ts";
import type { BotContext, SessionData } from "./context.ts";
import { chatButtons } from "./handlers/chatButtons.ts";
import { fallback } from "./handlers/fallback.ts";
import { help } from "./handlers/help.ts";
import { language } from "./handlers/language.ts";
import { listingNotices } from "./handlers/listingNotices.ts";
import { membership } from "./handlers/membership.ts";
import { mutes } from "./handlers/mutes.ts";
import { orders } from "./handlers/orders.ts";
import { payments } from "./handlers/payments.ts";
import { refunds } from "./handlers/refunds.ts";
import { relay } from "./handlers/relay.ts";
import { stars } from "./handlers/stars.ts";
import { start } from "./handlers/start.ts";
import { turnAway } from "./handlers/turnAway.ts";
import { leaveScenes } from "./scenes/leaveScenes.ts";
import { SHARE_PHONE, sharePhone } from "./scenes/sharePhone.ts";
import { tellError } from "./tellError.ts";

/** To be raised whenever a scene changes: conversations in progress are dropped instead of replayed wrongly. */
const SCENES_VERSION = 2;

const i18n = new I18n<BotContext>({
  defaultLocale: "ru",
  directory: localesFolder,
  localeNegotiator: (ctx) => ctx.person.language,
  fluentBundleOptions: { useIsolating: false },
});

/** Builds the bot; updates are handed to it with `handleUpdate`. Handlers are asked in the order they stand here. */
export function createBot(token: string, options?: BotConfig<BotContext>): Bot<BotContext> {
  const bot = new Bot<BotContext>(token, options);
  bot.use(stars);
  // In groups and channels the bot keeps silent.
  const chat = bot.chatType("private").errorBoundary(tellError);

  chat.use(async (ctx, next) => {
    ctx.person = await rememberPerson(ctx.from);
    await next();
  });
  chat.use(membership);
  chat.use(i18n);
  chat.use(lazySession({ initial: (): SessionData => ({}), storage: botStorage<SessionData>("session-") }));
  chat.use(turnAway);
  chat.use(
    conversations({
      storage: { type: "key", version: SCENES_VERSION, adapter: botStorage("conversation-") },
    }),
  );

  chat.use(leaveScenes);
  chat.use(createConversation(sharePhone, SHARE_PHONE));

  chat.use(start);
  chat.use(language);
  chat.use(help);
  chat.use(payments);
  chat.use(refunds);
  chat.use(listingNotices);
  chat.use(orders);
  chat.use(mutes);
  chat.use(chatButtons);
  chat.use(relay);
  chat.use(fallback);
  return bot;
}
