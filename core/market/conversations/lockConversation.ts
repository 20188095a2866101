import { QueryTypes } from "sequelize";
import { checkCaller } from "#core/people/accounts/checkCaller.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { sequelize } from "#db/sequelize.ts";
import { type Conversation, findConversation } from "./findConversation.ts";

/**
 * A person's conversation that goes on, held till the open transaction ends: what is decided in it is decided one after
 * the other. Whoever locks its listing too does so afterwards.
 * @throws {RuleError} banned, not_found when they have no part in it, not_active, blocked, conflict when the other side
 * can't be reached.
 */
export async function lockConversation(userId: number, conversationId: number): Promise<Conversation> {
  await checkCaller(userId);
  await sequelize.query("select from conversations where id = $conversationId for no key update", {
    type: QueryTypes.SELECT,
    bind: { conversationId },
  });
  const conversation = await findConversation(conversationId, userId);
  if (!conversation) throw new RuleError("not_found", "No such conversation");
  if (conversation.end) throw new RuleError(conversation.end, "The conversation is over");
  return conversation;
}

/**
 * The same where something is agreed on about the listing, which must be on sale for that.
 * @throws {RuleError} as `lockConversation`
 */
export async function lockDeal(userId: number, conversationId: number): Promise<Conversation> {
  const conversation = await lockConversation(userId, conversationId);
  assertOnSale(conversation);
  return conversation;
}

/** @throws {RuleError} not_active where the listing isn't on sale any more. */
export function assertOnSale({ isOnSale }: Conversation): void {
  if (!isOnSale) throw new RuleError("not_active", "It isn't on sale any more");
}
