import type { InlineKeyboardButton } from "grammy/types";
import { chatPress } from "#core/market/conversations/chatButtons.ts";
import type { Risk } from "#core/market/conversations/findRisk.ts";
import type { BotContext } from "../../chat/context.ts";
import { words } from "../../chat/say.ts";

/** What a press of "Don't send" asks for. */
export const DROP_WORDS = "chat:drop";

const wordsOf: Record<Risk, string> = {
  link: "chat-held-link",
  card: "chat-held-card",
  cardParts: "chat-held-card-parts",
};

/** What is told somebody whose words are held back: why, and what can be done. A card's number is never passed on. */
export function heldWords(ctx: BotContext, conversationId: number, risk: Risk) {
  const choice: InlineKeyboardButton[] = [
    { text: ctx.t("button-chat-anyway"), callback_data: chatPress.anyway + conversationId },
    { text: ctx.t("button-chat-drop"), callback_data: DROP_WORDS },
  ];
  return {
    text: words(ctx, wordsOf[risk]),
    options: {
      parse_mode: "HTML" as const,
      reply_markup: { inline_keyboard: risk === "link" ? [choice] : [] },
    },
  };
}
