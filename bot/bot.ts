import { conversations, createConversation } from "@grammyjs/conversations";
import { I18n, type I18nFlavor } from "@grammyjs/i18n";
import {
  Bot,
  type BotConfig,
  type ChatTypeContext,
  Composer,
  lazySession,
  type Middleware,
  type MiddlewareFn,
  type NextFunction,
} from "grammy";
import type { Language } from "#contract/languages.ts";
import { rememberPerson } from "#core/people/accounts/rememberPerson.ts";
import { type MessageKey, translateKept, type Values } from "#core/platform/i18n/translate.ts";
import { type BotStorage, botStorage } from "#core/platform/updates/storage.ts";
import { wire } from "#core/wiring.ts";
import type { BotContext, SessionData } from "./chat/context.ts";
import { type Feature, hearMessages, hearPresses } from "./chat/feature.ts";
import { forgiveLatePress } from "./chat/forgiveLatePress.ts";
import { lowerCommand } from "./chat/lowerCommand.ts";
import { tellError } from "./chat/tellError.ts";
import { closing } from "./handlers/accounts/closing.ts";
import { privacy } from "./handlers/accounts/privacy.ts";
import { rejectBanned } from "./handlers/accounts/rejectBanned.ts";
import { broadcast } from "./handlers/admin/broadcast/broadcast.ts";
import { secondBroadcast } from "./handlers/admin/broadcast/secondBroadcast.ts";
import { leaveWords } from "./handlers/admin/decisions/awaitWords.ts";
import { flags } from "./handlers/admin/figures/flags.ts";
import { refund } from "./handlers/admin/figures/refund.ts";
import { report } from "./handlers/admin/figures/report.ts";
import { stats } from "./handlers/admin/figures/stats.ts";
import { moderate } from "./handlers/admin/moderation/moderate.ts";
import { bans } from "./handlers/admin/people/bans.ts";
import { coinGifts } from "./handlers/admin/people/coinGifts.ts";
import { people } from "./handlers/admin/people/people.ts";
import { roles } from "./handlers/admin/people/roles.ts";
import { albums, photos } from "./handlers/albums/albums.ts";
import { chatButtons } from "./handlers/conversations/chatButtons.ts";
import { chatDeals } from "./handlers/conversations/chatDeals.ts";
import { edits, unsentEdits } from "./handlers/conversations/edits.ts";
import { giveAway } from "./handlers/conversations/giveAway.ts";
import { offers } from "./handlers/conversations/offers.ts";
import { relay } from "./handlers/conversations/relay.ts";
import { fallback, outdatedPress } from "./handlers/help/fallback.ts";
import { help } from "./handlers/help/help.ts";
import { language } from "./handlers/help/language.ts";
import { inline, ownCards } from "./handlers/inline/inline.ts";
import { listingNotices } from "./handlers/notices/listingNotices.ts";
import { muteList } from "./handlers/notices/muteList.ts";
import { mutes } from "./handlers/notices/mutes.ts";
import { savedSearches } from "./handlers/notices/savedSearches.ts";
import { orders } from "./handlers/orders/orders.ts";
import { ownOrders } from "./handlers/orders/ownOrders.ts";
import { payments } from "./handlers/payments/payments.ts";
import { starReceipts, stars } from "./handlers/payments/stars.ts";
import { membership, reachable } from "./handlers/start/membership.ts";
import { start } from "./handlers/start/start.ts";
import { ASK_OFFER, askOffer } from "./scenes/askOffer.ts";
import { staleCancel } from "./scenes/cancel.ts";
import { leaveScenes } from "./scenes/leaveScenes.ts";
import { outdatedScenes, sceneAgain, scenesStorage } from "./scenes/outdatedScenes.ts";
import { SHARE_PHONE, sharePhone } from "./scenes/sharePhone.ts";
import type { allowedUpdates } from "./updates/allowedUpdates.ts";

/** Take commands and presses only: as each has its own, any order of these is the same. */
const unordered: readonly Feature[] = [
  start,
  language,
  help,
  refund,
  report,
  stats,
  people,
  bans,
  roles,
  secondBroadcast,
  flags,
  listingNotices,
  orders,
  ownOrders,
  mutes,
  savedSearches,
  muteList,
  privacy,
  chatButtons,
  chatDeals,
  giveAway,
  offers,
  sceneAgain,
];

/** The features of the bot, in the order in which they are asked about a message. */
export const features: readonly Feature[] = [
  // Before all commands: any of them leads an admin out of writing.
  leaveWords,
  // Before all that reads words: "Cancel" of a keyboard that was left over is said to nobody.
  staleCancel,
  ...unordered,
  // `/coins` with words behind it, of an admin, goes on to the gifts.
  payments,
  coinGifts,
  // Before conversations and albums: what an admin was asked for isn't passed on to a buyer. One of them at a time waits.
  moderate,
  broadcast,
  // An album is taken as a whole before its photos are words to somebody.
  albums,
  // Commands come first, as words that look like one may be meant for the other side.
  relay,
  // Photos that belong to no conversation.
  photos,
  // It answers everything that no other feature took.
  fallback,
];

type Private = ChatTypeContext<BotContext, "private">;
type Steps = Middleware<Private>[];
type Kind = (typeof allowedUpdates)[number];

/**
 * To be raised whenever a scene changes: conversations in progress are ended with a word (`outdatedScenes`) instead of
 * replayed wrongly.
 */
const SCENES_VERSION = 4;

const i18n = new I18n<BotContext & I18nFlavor>({ localeNegotiator: (ctx) => ctx.person.language });
/** The words are read once, for the bot and for what `core` says; the plugin would keep a second set of all of them. */
const kept: Pick<I18n["fluent"], "withLocale"> = {
  withLocale:
    (locale) =>
    (key, values = {}) =>
      translateKept(locale as Language, key as MessageKey, values as Values),
};
Object.assign(i18n, { fluent: kept });
const speak = i18n.middleware() as unknown as MiddlewareFn<Private>;

async function meet(ctx: Private, next: NextFunction): Promise<void> {
  ctx.person = await rememberPerson(ctx.from);
  await speak(ctx, next);
}

/** In groups and channels the bot keeps silent. */
function privately(...steps: Steps): Composer<BotContext> {
  const chat = new Composer<BotContext>();
  chat
    .chatType("private")
    .errorBoundary(tellError)
    .use(...steps);
  return chat;
}

const scenes = () => [createConversation(sharePhone, SHARE_PHONE), createConversation(askOffer, ASK_OFFER)];

/** The middleware that an update of each kind passes, in order. Nothing else of the bot sees it. */
function createRoutes(): Record<Kind, Middleware<BotContext>> {
  const session = lazySession({
    initial: (): SessionData => ({}),
    storage: botStorage<SessionData>("session-"),
  });
  // A person who is banned or leaves is told so whatever they send. Scenes of before this version end before the plugin of
  // scenes would drop them without a word.
  const admit: Steps = [session, rejectBanned, closing];
  const openScenes: Steps = [
    outdatedScenes(SCENES_VERSION),
    conversations({
      storage: { type: "key", version: SCENES_VERSION, adapter: scenesStorage as BotStorage<never> },
    }),
  ];

  const message = new Composer<BotContext>();
  message.use(
    // Before everything that may turn people away, keep them in a scene or swallow an error.
    starReceipts,
    ownCards,
    privately(
      // Before anybody reads the command.
      lowerCommand,
      meet,
      // Before people are turned away: they can be written to all the same.
      reachable,
      ...admit,
      ...openScenes,
      // A command leads out of a scene, which would take it for an answer.
      leaveScenes,
      // Before the features, for which an answer to a scene's question would be words.
      ...scenes(),
      hearMessages(features),
    ),
  );
  return {
    message,
    // A scene takes an edited message for an answer, unless it is of a conversation. No feature hears of it.
    edited_message: privately(meet, ...admit, edits, ...openScenes, ...scenes(), unsentEdits),
    // A press ends no scene, but may begin one.
    callback_query: privately(
      forgiveLatePress,
      meet,
      ...admit,
      ...openScenes,
      ...scenes(),
      pressed(),
      outdatedPress,
    ),
    my_chat_member: privately(meet, membership),
    pre_checkout_query: stars,
    inline_query: inline,
    chosen_inline_result: inline,
  };
}

function pressed(): Composer<BotContext> {
  const presses = new Composer<BotContext>();
  presses.on("callback_query:data", hearPresses(features));
  return presses;
}

/** Builds the bot; updates are handed to it with `handleUpdate`. */
export function createBot(token: string, options?: BotConfig<BotContext>): Bot<BotContext> {
  wire();
  const bot = new Bot<BotContext>(token, options);
  const routes = createRoutes();
  bot.route(({ update }) => Object.keys(routes).find((kind) => kind in update) as Kind | undefined, routes);
  return bot;
}
