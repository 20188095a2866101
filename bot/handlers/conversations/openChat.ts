import { openConversation } from "#core/market/conversations/openConversation.ts";
import type { BotContext } from "../../chat/context.ts";
import { sayChatRefusal } from "./sayChatRefusal.ts";

/** Opens a conversation about a listing; its card comes through the outbox, or words why there is none. */
export async function openChat(
  ctx: BotContext & { chat: { id: number } },
  wish: { listingId: number; conversationId?: number; connectionId?: number },
): Promise<void> {
  try {
    await openConversation(ctx.person.id, { ...wish, chatId: ctx.chat.id, updateId: ctx.update.update_id });
  } catch (error) {
    await sayChatRefusal(ctx, error, wish.listingId);
  }
}
