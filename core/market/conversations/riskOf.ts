import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { endsCard } from "./cardNumber.ts";
import type { Conversation } from "./findConversation.ts";
import { findRisk, type Risk } from "./findRisk.ts";
import type { Said } from "./passOn.ts";
import { plainNumbers } from "./plainWords.ts";

/** So long, and over so many messages, a card's number may be dealt out: one digit at a time it takes 16. */
const DEALT_OVER = "15 minutes";
const DEALT_INTO = 40;

/** What somebody wrote with digits in it a short while ago, the earliest first; what they pressed is the bot's own words. */
async function saidBefore({ id, me }: Conversation, messageId: number): Promise<string[]> {
  const rows = await sequelize.query<{ text: string }>(
    `select text from (
       select id, text from conversation_messages
       where conversation_id = $id and sender_id = $userId and message_id <> $messageId and press is null
         and text is not null and created_at > now() - $span::interval
       order by id desc limit ${DEALT_INTO}) recent
     order by id`,
    { type: QueryTypes.SELECT, bind: { id, userId: me.userId, messageId, span: DEALT_OVER } },
  );
  return rows.map(({ text }) => text);
}

/**
 * Why what somebody said in a conversation should not just be passed on, if it shouldn't; a venue's name and address are
 * words too. A card's number may be dealt out over several messages.
 */
export async function riskOf(
  conversation: Conversation,
  { text, place, hasLink = false, messageId }: Said,
): Promise<Risk | undefined> {
  const words = [text, place?.venue?.title, place?.venue?.address].filter(Boolean).join("\n");
  const risk = findRisk(words);
  if (risk === "card") return risk;
  const numbers = plainNumbers(words);
  if (/\d/.test(numbers)) {
    const before = await saidBefore(conversation, messageId);
    if (endsCard([...before.map(plainNumbers), numbers])) return "cardParts";
  }
  return risk ?? (hasLink ? "link" : undefined);
}
