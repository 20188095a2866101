import type { Language } from "#contract/languages.ts";
import { chatPress } from "#core/market/conversations/chatButtons.ts";
import { type Conversation, findConversation } from "#core/market/conversations/findConversation.ts";
import { findProvenPhone } from "#core/market/conversations/giveNumber.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { escapeValues } from "#core/platform/telegram/escapeHtml.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../chat/context.ts";

/** The question whether the other side may see a person's proven number; undefined when they have proven none. */
async function numberQuestion(language: Language, { id, me, other, listingName: listing }: Conversation) {
  const proven = await findProvenPhone(me.userId);
  if (!proven) return undefined;
  const { phone, lastDigits } = proven;
  const give = pressButton(
    translate(language, "button-chat-phone-give"),
    chatPress.phone.pack(id, lastDigits),
  );
  const cancel = pressButton(translate(language, "button-cancel"), chatPress.cancel.pack());
  return {
    text: translate(language, "chat-phone-ask", escapeValues({ name: other.firstName, listing, phone })),
    options: { parse_mode: "HTML" as const, reply_markup: { inline_keyboard: [[give], [cancel]] } },
  };
}

/** Asks for the consent; false when the person has no number that is proven. */
export async function askForNumber(ctx: BotContext, conversation: Conversation): Promise<boolean> {
  const question = await numberQuestion(ctx.person.language, conversation);
  if (question) await ctx.reply(question.text, question.options);
  return question !== undefined;
}

/** The same for a conversation of somebody's that has just got a number. */
export async function findNumberQuestion(userId: number, conversationId: number) {
  const conversation = await findConversation(conversationId, userId);
  return conversation && numberQuestion(conversation.me.language, conversation);
}
