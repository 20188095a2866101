import { QueryTypes } from "sequelize";
import { RuleError } from "#core/errors.ts";
import { holdCaller } from "#core/users/holdCaller.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { type Conversation, findConversation } from "./findConversation.ts";
import type { Risk } from "./findRisk.ts";
import { passOn, type Said } from "./passOn.ts";
import { riskOf } from "./riskOf.ts";

/** Where words went, now or (`isRepeated`) before; or why they are held back (`risk`). */
interface Chosen {
  conversation: Conversation;
  isRepeated: boolean;
  risk?: Risk;
}

/** Finds the conversation that a person's message went to, if it went anywhere. */
async function findWhereItWent(userId: number, messageId: number): Promise<number | undefined> {
  const [kept] = await sequelize.query<{ conversationId: number }>(
    `select conversation_id as "conversationId" from conversation_messages
     where sender_id = $userId and message_id = $messageId and press is null
     order by id desc limit 1`,
    { type: QueryTypes.SELECT, bind: { userId, messageId } },
  );
  return kept?.conversationId;
}

/**
 * Passes on what a person wrote when it was unclear for whom, now that they have chosen; a message goes once, whatever
 * is pressed afterwards. A link goes when they were warned of it (`isWarned`), a card's number never.
 * @throws {RuleError} banned, too_many_requests, not_found when they have no part in it, not_active, blocked, conflict
 * when the other side can't be reached.
 */
export function relayChosen(
  userId: number,
  conversationId: number,
  said: Said,
  { isWarned = false } = {},
): Promise<Chosen> {
  return transact(async () => {
    // One choice of a person at a time, so that two presses don't both find that the message went nowhere.
    await holdCaller(userId, { alone: true });
    const went = await findWhereItWent(userId, said.messageId);
    const conversation = await findConversation(went ?? conversationId, userId);
    if (!conversation) throw new RuleError("not_found", "No such conversation");
    if (went !== undefined) return { conversation, isRepeated: true };
    if (conversation.end) throw new RuleError(conversation.end, "The conversation is over");
    const risk = await riskOf(conversation, said);
    if (risk && !(isWarned && risk === "link")) return { conversation, isRepeated: false, risk };
    const kept = await passOn(conversation, said, { isRisky: risk !== undefined });
    return { conversation, isRepeated: !kept };
  });
}
