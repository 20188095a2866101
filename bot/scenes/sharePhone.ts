import type { Conversation } from "@grammyjs/conversations";
import { type Context, Keyboard } from "grammy";
import type { Language } from "#contract/languages.ts";
import { verifyPhone } from "#core/bot/verifyPhone.ts";
import { type Given, giveCode } from "#core/codes/giveCode.ts";
import { RuleError } from "#core/errors.ts";
import { translate } from "#core/i18n/translate.ts";
import { findUserId } from "#core/users/findUserId.ts";
import { findNumberQuestion } from "../askForNumber.ts";
import type { BotContext } from "../context.ts";

/** Name of the scene. */
export const SHARE_PHONE = "sharePhone";

/** How long the bot waits for the contact before words mean something else again. */
const PATIENCE_MS = 60 * 60 * 1000;

const removeKeyboard = { reply_markup: { remove_keyboard: true } } as const;

/** What the number is for: the code of a link by its nonce, or the other side of a conversation. */
type Purpose = string | { conversationId: number };

type Outcome = Given | "no_phone" | "proven";

/** What is said about what came of a contact. */
const answers: Record<Outcome, string> = {
  given: "phone-code-comes",
  other_number: "phone-other-number",
  too_old: "phone-link-old",
  no_code: "phone-link-old",
  no_phone: "error-invalid-input",
  proven: "phone-proven",
};

/**
 * Asks for the person's own contact and keeps its number as proven; the code that the link was made for follows by the
 * outbox, as whatever is answered here is kept for the replay, and whether the other side of a conversation may see it
 * is asked. Replayed from the top on every answer, so whatever is not a reply goes through `external`.
 */
export async function sharePhone(
  conversation: Conversation<BotContext, Context>,
  ctx: Context,
  language: Language,
  purpose: Purpose,
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
  await ctx.reply(say(typeof purpose === "string" ? "phone-ask" : "chat-phone-none"), keyboard);

  for (;;) {
    const answer = await conversation.wait({ maxMilliseconds: PATIENCE_MS });
    const { message } = answer;
    // Presses and other updates belong to the handlers after the scenes.
    if (!message) await conversation.skip({ next: true });

    const contact = message?.contact;
    if (contact && contact.user_id === answer.from?.id) {
      const came = await conversation.external(() => take(contact.user_id, contact.phone_number, purpose));
      await answer.reply(say(answers[came]), removeKeyboard);
      if (came !== "proven") return;
      const question = await conversation.external(() => ask(contact.user_id, purpose));
      if (question) await answer.reply(question.text, question.options);
      return;
    }
    if (message?.text === say("button-cancel")) {
      await answer.reply(say("phone-cancelled"), removeKeyboard);
      return;
    }
    await answer.reply(say(contact ? "phone-not-yours" : "phone-press-button"), keyboard);
  }
}

/** Keeps the number and does what can be done without asking. */
async function take(telegramId: number | undefined, phone: string, purpose: Purpose): Promise<Outcome> {
  if (telegramId === undefined) return "no_phone";
  try {
    if (typeof purpose === "string") return await giveCode({ telegramId, phone, nonce: purpose });
    await verifyPhone(telegramId, phone);
    return "proven";
  } catch (error) {
    if (error instanceof RuleError) return "no_phone";
    throw error;
  }
}

async function ask(telegramId: number | undefined, purpose: Purpose) {
  const userId = telegramId === undefined ? undefined : await findUserId(telegramId);
  if (userId === undefined || typeof purpose === "string") return undefined;
  return findNumberQuestion(userId, purpose.conversationId);
}
