import { checkCaller } from "#core/people/accounts/checkCaller.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { transact } from "#db/sequelize.ts";
import { type Conversation, findConversation } from "./findConversation.ts";
import { takeSeat } from "./seats.ts";

/**
 * Makes a person's next words belong to one of their conversations.
 * @throws {RuleError} banned, not_found when they have no part in it, not_active, blocked, conflict when the other side
 * can't be reached.
 */
export function enterConversation(userId: number, conversationId: number): Promise<Conversation> {
  return transact(async () => {
    await checkCaller(userId);
    const conversation = await findConversation(conversationId, userId);
    if (!conversation) throw new RuleError("not_found", "No such conversation");
    if (conversation.end) throw new RuleError(conversation.end, "The conversation is over");
    await takeSeat(userId, conversationId);
    return conversation;
  });
}
