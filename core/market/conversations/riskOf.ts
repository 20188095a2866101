import { rows, text } from "#db/rows.ts";
import { endsCard } from "./cardNumber.ts";
import type { Conversation } from "./findConversation.ts";
import { findRisk, type Risk } from "./findRisk.ts";
import type { Said } from "./passOn.ts";
import { plainNumbers } from "./plainWords.ts";

/** A card's number may be spread over this long and this many messages: one digit at a time it takes 16. */
const DEALT_OVER = "15 minutes";
const DEALT_INTO = 40;

/** Reads a person's recent words with digits, the earliest first. Pressed words are left out, as they are the bot's. */
async function saidBefore({ id, me }: Conversation, messageId: number): Promise<string[]> {
  const found = await rows(
    { text },
    `select text from (
       select id, text from conversation_messages
       where conversation_id = $id and sender_id = $userId and message_id <> $messageId and press is null
         and text is not null and created_at > now() - $span::interval
       order by id desc limit ${DEALT_INTO}) recent
     order by id`,
    { id, userId: me.userId, messageId, span: DEALT_OVER },
  );
  return found.map(({ text }) => text);
}

/**
 * Finds the risk for which words in a conversation are held back, if any; a venue's name and address are words, too.
 * A card's number may be spread over several messages.
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
