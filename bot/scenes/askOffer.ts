import type { Conversation } from "@grammyjs/conversations";
import { type Context, Keyboard } from "grammy";
import type { Language } from "#contract/languages.ts";
import { escapeValues } from "#core/bot/escapeHtml.ts";
import { translate } from "#core/i18n/translate.ts";
import { parsePrice } from "#core/offers/parsePrice.ts";
import type { BotContext } from "../context.ts";
import { type OfferWish, type Outcome, tryOffer } from "../tryOffer.ts";

/** Name of the scene. */
export const ASK_OFFER = "askOffer";

/** How long the bot waits for the number before words mean something else again. */
const PATIENCE_MS = 15 * 60 * 1000;

/**
 * Asks for a price and offers it to the other side of a conversation. Replayed from the top on every answer, so whatever
 * is not a reply goes through `external`.
 */
export async function askOffer(
  conversation: Conversation<BotContext, Context>,
  ctx: Context,
  language: Language,
  wish: OfferWish,
): Promise<void> {
  const say = ({ key, values = {} }: Pick<Outcome, "key" | "values">) =>
    translate(language, key, escapeValues(values));
  const cancel = translate(language, "button-cancel");
  const keyboard = { reply_markup: new Keyboard().text(cancel).resized().oneTime() };
  const removeKeyboard = { reply_markup: { remove_keyboard: true } } as const;
  const html = { parse_mode: "HTML" } as const;
  await ctx.reply(say({ key: "offer-ask" }), { ...html, ...keyboard });

  for (;;) {
    const answer = await conversation.wait({ maxMilliseconds: PATIENCE_MS });
    const { message, update } = answer;
    // Presses and other updates belong to the handlers after the scenes.
    if (!message) await conversation.skip({ next: true });
    if (message?.text === cancel) {
      await answer.reply(say({ key: "offer-cancelled" }), removeKeyboard);
      return;
    }
    const price = parsePrice(message?.text ?? "");
    const press = { updateId: update.update_id, messageId: message?.message_id ?? 0 };
    const outcome: Outcome =
      price === undefined
        ? { key: "offer-no-number", isOver: false }
        : await conversation.external(() => tryOffer({ ...wish, ...press, price }));
    await answer.reply(say(outcome), { ...html, ...(outcome.isOver ? removeKeyboard : keyboard) });
    if (outcome.isOver) return;
  }
}
