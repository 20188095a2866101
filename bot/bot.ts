import { conversations, createConversation } from "@grammyjs/conversations";
import { I18n } from "@grammyjs/i18n";
import { Bot, type BotConfig, lazySession } from "grammy";
import { rememberPerson } from "#core/people/accounts/rememberPerson.ts";
import { localesFolder } from "#core/platform/i18n/translate.ts";
import { type BotStorage, botStorage } from "#core/platform/updates/storage.ts";
import { wire } from "#core/wiring.ts";
import type { BotContext, SessionData } from "./chat/context.ts";
import { forgiveLatePress } from "./chat/forgiveLatePress.ts";
import { lowerCommand } from "./chat/lowerCommand.ts";
import { tellError } from "./chat/tellError.ts";
import { closing } from "./handlers/accounts/closing.ts";
import { privacy } from "./handlers/accounts/privacy.ts";
import { turnAway } from "./handlers/accounts/turnAway.ts";
import { admins } from "./handlers/admin/admins.ts";
import { leaveWords } from "./handlers/admin/decisions/awaitWords.ts";
import { albums, photos } from "./handlers/albums/albums.ts";
import { chatButtons } from "./handlers/conversations/chatButtons.ts";
import { chatDeals } from "./handlers/conversations/chatDeals.ts";
import { edits } from "./handlers/conversations/edits.ts";
import { offers } from "./handlers/conversations/offers.ts";
import { relay } from "./handlers/conversations/relay.ts";
import { fallback } from "./handlers/help/fallback.ts";
import { help } from "./handlers/help/help.ts";
import { language } from "./handlers/help/language.ts";
import { inline } from "./handlers/inline/inline.ts";
import { listingNotices } from "./handlers/notices/listingNotices.ts";
import { muteList } from "./handlers/notices/muteList.ts";
import { mutes } from "./handlers/notices/mutes.ts";
import { savedSearches } from "./handlers/notices/savedSearches.ts";
import { orders } from "./handlers/orders/orders.ts";
import { ownOrders } from "./handlers/orders/ownOrders.ts";
import { payments } from "./handlers/payments/payments.ts";
import { stars } from "./handlers/payments/stars.ts";
import { membership } from "./handlers/start/membership.ts";
import { start } from "./handlers/start/start.ts";
import { ASK_OFFER, askOffer } from "./scenes/askOffer.ts";
import { staleCancel } from "./scenes/cancel.ts";
import { leaveScenes } from "./scenes/leaveScenes.ts";
import { outdatedScenes, sceneAgain, scenesStorage } from "./scenes/outdatedScenes.ts";
import { SHARE_PHONE, sharePhone } from "./scenes/sharePhone.ts";

/**
 * To be raised whenever a scene changes: conversations in progress are ended with a word (`outdatedScenes`) instead of
 * replayed wrongly.
 */
const SCENES_VERSION = 4;

const i18n = new I18n<BotContext>({
  defaultLocale: "ru",
  directory: localesFolder,
  localeNegotiator: (ctx) => ctx.person.language,
  fluentBundleOptions: { useIsolating: false },
});

/** Builds the bot; updates are handed to it with `handleUpdate`. Handlers are asked in the order they stand here. */
export function createBot(token: string, options?: BotConfig<BotContext>): Bot<BotContext> {
  wire();
  const bot = new Bot<BotContext>(token, options);
  bot.use(stars);
  bot.use(inline);
  // In groups and channels the bot keeps silent.
  const chat = bot.chatType("private").errorBoundary(tellError);

  chat.on("callback_query", forgiveLatePress);
  chat.use(lowerCommand);
  chat.use(async (ctx, next) => {
    ctx.person = await rememberPerson(ctx.from);
    await next();
  });
  chat.use(membership);
  chat.use(i18n);
  chat.use(lazySession({ initial: (): SessionData => ({}), storage: botStorage<SessionData>("session-") }));
  chat.use(turnAway);
  chat.use(closing);
  chat.use(edits);
  chat.use(outdatedScenes(SCENES_VERSION));
  chat.use(
    conversations({
      storage: { type: "key", version: SCENES_VERSION, adapter: scenesStorage as BotStorage<never> },
    }),
  );

  chat.use(leaveScenes);
  chat.use(createConversation(sharePhone, SHARE_PHONE));
  chat.use(sceneAgain);
  chat.use(createConversation(askOffer, ASK_OFFER));
  chat.use(leaveWords);
  chat.use(staleCancel);

  chat.use(start);
  chat.use(language);
  chat.use(help);
  chat.use(payments);
  chat.use(admins);
  chat.use(listingNotices);
  chat.use(orders);
  chat.use(ownOrders);
  chat.use(mutes);
  chat.use(savedSearches);
  chat.use(muteList);
  chat.use(privacy);
  chat.use(chatButtons);
  chat.use(chatDeals);
  chat.use(offers);
  chat.use(albums);
  chat.use(relay);
  chat.use(photos);
  chat.use(fallback);
  return bot;
}
