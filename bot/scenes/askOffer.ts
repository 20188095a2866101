import { type Context, Keyboard } from "grammy";
import type { Message } from "grammy/types";
import type { Language } from "#contract/languages.ts";
import { parsePrice, saidCurrency } from "#contract/parsePrice.ts";
import { translate, translatePhrase } from "#core/platform/i18n/translate.ts";
import { escapePhrase } from "#core/platform/telegram/escapeHtml.ts";
import { removeKeyboard } from "../chat/keyboards.ts";
import { askOfferAgain } from "./beginAgain.ts";
import { type OfferWish, type Outcome, tryOffer } from "./tryOffer.ts";
import { type Scene, waitForAnswer } from "./waitForAnswer.ts";

/** Name of the scene. */
export const ASK_OFFER = "askOffer";

/** How long the bot waits for the number before words mean something else again. */
export const OFFER_PATIENCE_MS = 15 * 60 * 1000;

const priceIn = ({ text }: Message) => parsePrice(text ?? "");

function read(message: Message) {
  if (message.text === undefined) return "other";
  return priceIn(message) === undefined ? "slip" : "answer";
}

const keyboardIn = (language: Language) => ({
  reply_markup: new Keyboard().text(translate(language, "button-cancel")).resized().oneTime(),
});

/**
 * Asks for a price and offers it to the other side of a conversation. Replayed from the top on every answer, so whatever
 * is not a reply goes through `external`.
 */
export async function askOffer(
  scene: Scene,
  ctx: Context,
  language: Language,
  wish: OfferWish,
): Promise<void> {
  const html = { parse_mode: "HTML" } as const;
  const question = await ctx.reply(translate(language, "offer-ask"), { ...html, ...keyboardIn(language) });
  const asked = [question.message_id];

  for (;;) {
    const heard = await waitForAnswer(scene, {
      asked,
      read,
      patienceMs: OFFER_PATIENCE_MS,
      cancelled: "offer-cancelled",
      again: askOfferAgain(wish),
    });
    if (!heard) return;
    const { answer, message } = heard;
    const price = priceIn(message);
    const currency = saidCurrency(message.text ?? "");
    const press = { updateId: answer.update.update_id, messageId: message.message_id };
    const outcome: Outcome =
      price === undefined
        ? { key: "offer-no-number", isOver: false }
        : await scene.external(() => tryOffer({ ...wish, ...press, price, currency }));
    const said = await answer.reply(translatePhrase(heard.language, escapePhrase(outcome)), {
      ...html,
      ...(outcome.isOver ? removeKeyboard : keyboardIn(heard.language)),
    });
    if (outcome.isOver) return;
    asked.push(said.message_id);
  }
}
