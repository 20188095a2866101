import type { InlineKeyboardButton } from "grammy/types";
import { chatPress } from "#core/market/conversations/chatButtons.ts";
import type { Risk } from "#core/market/conversations/findRisk.ts";
import type { KeyWith } from "#core/platform/i18n/translate.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../chat/context.ts";
import { words } from "../../chat/say.ts";

const wordsOf: Record<Risk, KeyWith> = {
  link: "chat-held-link",
  card: "chat-held-card",
  cardParts: "chat-held-card-parts",
};

/** Tells a person why their words are held back, and what they can do. A card's number is never passed on. */
export function riskWarning(ctx: BotContext, conversationId: number, risk: Risk) {
  const choice: InlineKeyboardButton[] = [
    pressButton(ctx.t("button-chat-anyway"), chatPress.anyway.pack(conversationId)),
    pressButton(ctx.t("button-chat-drop"), chatPress.drop.pack()),
  ];
  return {
    text: words(ctx, wordsOf[risk]),
    options: {
      parse_mode: "HTML" as const,
      reply_markup: { inline_keyboard: risk === "link" ? [choice] : [] },
    },
  };
}
