import { openConversation } from "#core/conversations/openConversation.ts";
import type { BotContext } from "./context.ts";
import { sayChatRefusal } from "./sayChatRefusal.ts";

/** Opens a conversation about a listing; its card comes through the outbox, or words why there is none. */
export async function openChat(
  ctx: BotContext & { chat: { id: number } },
  { listingId, conversationId }: { listingId: number; conversationId?: number },
): Promise<void> {
  const updateId = ctx.update.update_id;
  try {
    await openConversation(ctx.person.id, { listingId, conversationId, chatId: ctx.chat.id, updateId });
  } catch (error) {
    await sayChatRefusal(ctx, error, listingId);
  }
}
