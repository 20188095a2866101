import { Composer, GrammyError } from "grammy";
import type { InlineQueryResultsButton } from "grammy/types";
import { type Language, toLanguage } from "#contract/languages.ts";
import { listInlineOffers, queryOf } from "#core/desk/inline/listInlineOffers.ts";
import { findLanguage } from "#core/people/accounts/findLanguage.ts";
import { findUserId } from "#core/people/accounts/findUserId.ts";
import { recordEvents, recordSearch } from "#core/platform/events/recordEvents.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { log } from "#core/platform/log/log.ts";
import type { BotContext } from "../../chat/context.ts";
import { writeFindPayload } from "../../chat/findPayload.ts";
import { inlineCard, marketOf } from "./inlineCard.ts";

/**
 * Offers in any chat, for whoever types the bot's name there. It stands before everything that is about a private chat: who
 * asks may never have met the bot, and is not remembered for it.
 */
export const inline = new Composer<BotContext>();

/** Telegram answers the same words of the same person by itself for this many seconds. */
const CACHE_SECONDS = 30;

const LATE = /query is too old/;

/**
 * The way to the search of the likelier market, by the chat with the bot: an app that is launched from inline mode isn't told
 * who launched it, while a button in the chat tells.
 */
const searchButton = (language: Language, query: string): InlineQueryResultsButton => ({
  text: translate(language, "inline-nothing"),
  start_parameter: writeFindPayload(query),
});

inline.on("inline_query", async (ctx) => {
  const { from, query, offset } = ctx.inlineQuery;
  const language = (await findLanguage(from.id)) ?? toLanguage(from.language_code) ?? "uz";
  const { offers, next } = await listInlineOffers(query, { offset, language });
  const isNothing = offers.length === 0 && offset === "";
  const button = isNothing ? searchButton(language, queryOf(query)) : undefined;
  try {
    await ctx.answerInlineQuery(
      offers.map((offer) => inlineCard(offer, language, ctx.me.username)),
      // The words are in the language of who asks.
      { cache_time: CACHE_SECONDS, is_personal: true, next_offset: next, ...(button && { button }) },
    );
  } catch (error) {
    // The person has typed on, and has asked again.
    if (!(error instanceof GrammyError && LATE.test(error.description))) throw error;
    log.info("an inline query was answered too late");
  }
});

/** Counts the chosen result: only a choice shows that the words were complete. BotFather must switch these updates on. */
inline.on("chosen_inline_result", async (ctx) => {
  const { from, query, result_id: result } = ctx.chosenInlineResult;
  const userId = await findUserId(from.id);
  const app = marketOf(result) === "shop" ? "storefront" : "classifieds";
  recordEvents(userId, [{ name: "inline_chosen", app, properties: { result } }]);
  const words = queryOf(query);
  if (words && app === "classifieds") recordSearch(userId, words);
});

/** A card that somebody has chosen in their chat with the bot itself: it has its button and wants no answer. */
export const ownCards = new Composer<BotContext>();

ownCards.on("message").filter(
  ({ message, me }) => message.via_bot?.id === me.id,
  () => {},
);
