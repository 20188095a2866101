import { type Context, Keyboard } from "grammy";
import type { Message } from "grammy/types";
import type { Language } from "#contract/languages.ts";
import { findUserId } from "#core/people/accounts/findUserId.ts";
import { verifyPhone } from "#core/people/accounts/verifyPhone.ts";
import { type Given, giveCode } from "#core/people/codes/giveCode.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { type KeyWith, translate } from "#core/platform/i18n/translate.ts";
import { removeKeyboard } from "../chat/keyboards.ts";
import { findNumberQuestion } from "./askForNumber.ts";
import { askPhoneAgain } from "./beginAgain.ts";
import { type Scene, waitForAnswer } from "./waitForAnswer.ts";

/** Name of the scene. */
export const SHARE_PHONE = "sharePhone";

/** How long the bot waits for the contact before words mean something else again. */
export const PHONE_PATIENCE_MS = 60 * 60 * 1000;

/** The purpose of the number: the code of a link by its nonce, or the other side of a conversation. */
type Purpose = string | { conversationId: number };

type Outcome = Given | "no_phone" | "proven";

/** The words for each outcome of a contact. */
const answers: Record<Outcome, KeyWith> = {
  given: "phone-code-comes",
  other_number: "phone-other-number",
  too_old: "phone-link-old",
  no_code: "phone-link-old",
  no_phone: "error-invalid-input",
  proven: "phone-proven",
};

const keyboardIn = (language: Language) => ({
  reply_markup: new Keyboard()
    .requestContact(translate(language, "button-phone"))
    .row()
    .text(translate(language, "button-cancel"))
    .resized()
    .oneTime(),
});

/** The contact in a message, when it is its sender's own. */
const ownContact = ({ contact, from }: Message) =>
  contact && contact.user_id === from?.id ? contact : undefined;

function read(message: Message) {
  if (ownContact(message)) return "answer";
  return message.contact || message.text !== undefined ? "slip" : "other";
}

/**
 * Asks for the person's own contact and keeps its number as proven; the code that the link was made for follows by the
 * outbox, as whatever is answered here is kept for the replay, and whether the other side of a conversation may see it
 * is asked. Replayed from the top on every answer, so whatever is not a reply goes through `external`.
 */
export async function sharePhone(
  scene: Scene,
  ctx: Context,
  language: Language,
  purpose: Purpose,
): Promise<void> {
  const words = translate(language, typeof purpose === "string" ? "phone-ask" : "chat-phone-none");
  const question = await ctx.reply(words, keyboardIn(language));
  const asked = [question.message_id];

  for (;;) {
    const heard = await waitForAnswer(scene, {
      asked,
      read,
      patienceMs: PHONE_PATIENCE_MS,
      cancelled: "phone-cancelled",
      again: askPhoneAgain(purpose),
    });
    if (!heard) return;
    const { answer, message } = heard;
    const contact = ownContact(message);
    if (contact) {
      const came = await scene.external(() => take(contact.user_id, contact.phone_number, purpose));
      await answer.reply(translate(heard.language, answers[came]), removeKeyboard);
      if (came !== "proven") return;
      const consent = await scene.external(() => ask(contact.user_id, purpose));
      if (consent) await answer.reply(consent.text, consent.options);
      return;
    }
    const slip = translate(heard.language, message.contact ? "phone-not-yours" : "phone-press-button");
    asked.push((await answer.reply(slip, keyboardIn(heard.language))).message_id);
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
