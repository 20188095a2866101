import { lockUser } from "#core/people/accounts/lockUser.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { transact } from "#db/sequelize.ts";
import { type Conversation, findConversation } from "./findConversation.ts";
import type { Risk } from "./findRisk.ts";
import { findWhereItWent } from "./findWhereItWent.ts";
import { isKept, passOn, type Said } from "./passOn.ts";
import { riskOf } from "./riskOf.ts";

/** Where words went, now or (`isRepeated`) by an earlier press; or why they are held back (`risk`). */
interface Chosen {
  conversation: Conversation;
  isRepeated: boolean;
  risk?: Risk;
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
    await lockUser(userId, { alone: true });
    const went = await findWhereItWent(userId, [said.messageId]);
    if (went) return { conversation: went, isRepeated: !(await isKept(said)) };
    const conversation = await findConversation(conversationId, userId);
    if (!conversation) throw new RuleError("not_found", "No such conversation");
    if (conversation.end) throw new RuleError(conversation.end, "The conversation is over");
    const risk = await riskOf(conversation, said);
    if (risk && !(isWarned && risk === "link")) return { conversation, isRepeated: false, risk };
    const kept = await passOn(conversation, said, { isRisky: risk !== undefined });
    return { conversation, isRepeated: !kept };
  });
}
