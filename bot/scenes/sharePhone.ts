import type { Conversation } from "@grammyjs/conversations";
import { type Context, Keyboard } from "grammy";
import type { Language } from "#contract/languages.ts";
import { verifyPhone } from "#core/bot/verifyPhone.ts";
import { RuleError } from "#core/errors.ts";
import { translate } from "#core/i18n/translate.ts";
import type { BotContext } from "../context.ts";

/** Name of the scene. */
export const SHARE_PHONE = "sharePhone";

/** How long the bot waits for the contact before words mean something else again. */
const PATIENCE_MS = 60 * 60 * 1000;

const removeKeyboard = { reply_markup: { remove_keyboard: true } } as const;

/**
 * Asks for the person's own contact and keeps its number as proven. Replayed from the top on every answer, so whatever
 * is not a reply goes through `external`.
 */
export async function sharePhone(
  conversation: Conversation<BotContext, Context>,
  ctx: Context,
  language: Language,
): Promise<void> {
  const say = (key: string) => translate(language, key);
  const keyboard = {
    reply_markup: new Keyboard()
      .requestContact(say("button-phone"))
      .row()
      .text(say("button-cancel"))
      .resized()
      .oneTime(),
  };
  await ctx.reply(say("phone-ask"), keyboard);

  for (;;) {
    const answer = await conversation.wait({ maxMilliseconds: PATIENCE_MS });
    const { message } = answer;
    // Presses and other updates belong to the handlers after the scenes.
    if (!message) await conversation.skip({ next: true });

    const contact = message?.contact;
    if (contact && contact.user_id === answer.from?.id) {
      const isKept = await conversation.external(() => keep(contact.user_id, contact.phone_number));
      await answer.reply(say(isKept ? "phone-saved" : "error-invalid-input"), removeKeyboard);
      return;
    }
    if (message?.text === say("button-cancel")) {
      await answer.reply(say("phone-cancelled"), removeKeyboard);
      return;
    }
    await answer.reply(say(contact ? "phone-not-yours" : "phone-press-button"), keyboard);
  }
}

async function keep(telegramId: number | undefined, phone: string): Promise<boolean> {
  if (telegramId === undefined) return false;
  try {
    await verifyPhone(telegramId, phone);
    return true;
  } catch (error) {
    if (error instanceof RuleError) return false;
    throw error;
  }
}
