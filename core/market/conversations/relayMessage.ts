import { checkCaller } from "#core/people/accounts/checkCaller.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { transact } from "#db/sequelize.ts";
import { chooseTarget } from "./chooseTarget.ts";
import { type Conversation, findConversation } from "./findConversation.ts";
import type { Risk } from "./findRisk.ts";
import { isKept, passOn, type Said } from "./passOn.ts";
import { riskOf } from "./riskOf.ts";
import { leaveSeat } from "./seats.ts";

/** The outcome: `none` means that no conversation was meant. */
type RelayOutcome =
  | { kind: "none" | "sent" | "repeated" }
  /** Nothing was sent: the person is to be asked which of these was meant. */
  | { kind: "unclear"; candidates: Conversation[] }
  /** Nothing was sent: the words hold something that people are cheated with, and their sender is to be warned. */
  | { kind: "held"; conversation: Conversation; risk: Risk }
  /** Nothing was sent: the conversation has ended. */
  | { kind: "ended"; conversation: Conversation };

/** Tells the sender whom it went to. */
async function queueConfirmation(
  { id, me, other, listingName }: Conversation,
  said: Said,
  chatId: number,
): Promise<void> {
  await queueMessage({
    userId: me.userId,
    chatId,
    conversationId: id,
    cause: `chat-sent:${said.updateId}`,
    priority: Priority.answer,
    message: { text: { key: "chat-sent", values: { name: other.firstName, listing: listingName } } },
  });
}

/**
 * Passes what a person wrote to the other side of the conversation it belongs to, by first name only. The sender is told
 * whom it went to when their words before went elsewhere.
 * @param chatId Telegram id of the person's chat with the bot.
 * @throws {RuleError} banned, too_many_requests
 */
export function relayMessage(
  userId: number,
  chatId: number,
  { repliesTo, ...said }: Said & { repliesTo: number | undefined },
): Promise<RelayOutcome> {
  return transact(async () => {
    // A repeated update isn't judged again, as the conversation that it belongs to may have changed.
    if (await isKept(said)) return { kind: "repeated" };
    const target = await chooseTarget(userId, { messageId: said.messageId, repliesTo });
    if (target.kind !== "conversation") return target;
    await checkCaller(userId);

    const conversation = await findConversation(target.id, userId);
    if (!conversation) return { kind: "none" };
    if (conversation.end) {
      await leaveSeat(userId, conversation.id);
      return { kind: "ended", conversation };
    }
    const risk = await riskOf(conversation, said);
    if (risk) return { kind: "held", conversation, risk };
    const kept = await passOn(conversation, said);
    if (!kept) return { kind: "repeated" };
    if (kept.isTurn) await queueConfirmation(conversation, said, chatId);
    return { kind: "sent" };
  });
}
