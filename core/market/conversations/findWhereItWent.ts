import { number, rows } from "#db/rows.ts";
import { type Conversation, findConversation } from "./findConversation.ts";

/** Finds the conversation that one of a person's messages in their chat with the bot went to, if any went anywhere. */
export async function findWhereItWent(
  userId: number,
  messageIds: readonly number[],
): Promise<Conversation | undefined> {
  const [kept] = await rows(
    { id: number },
    `select conversation_id as id from conversation_messages
     where sender_id = $userId and message_id = any($messageIds::bigint[]) and press is null
     order by conversation_messages.id desc limit 1`,
    { userId, messageIds },
  );
  return kept && findConversation(kept.id, userId);
}
