import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { type Conversation, findConversation } from "./findConversation.ts";

// As far back as somebody would still mean it with words that they don't address.
const LAST = `
  select id from (
    select id, last_message_at from conversations where buyer_id = $userId
    union all select id, last_message_at from conversations where seller_id = $userId) own
  where last_message_at > now() - interval '24 hours'
  order by last_message_at desc limit 1`;

/** Finds the conversation that somebody had last, today or yesterday; it may have ended since. */
export async function findRecent(userId: number): Promise<Conversation | undefined> {
  const [last] = await sequelize.query<{ id: number }>(LAST, { type: QueryTypes.SELECT, bind: { userId } });
  return last && findConversation(last.id, userId);
}
