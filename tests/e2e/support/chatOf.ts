import type { Market } from "./market.ts";

interface Message {
  message_id: number;
  text?: string;
  location?: { latitude: number; longitude: number };
  venue?: { title: string; address: string };
}

/** Everything in somebody's chat with the bot, the first first. */
export async function messagesOf(market: Market, personId: number): Promise<Message[]> {
  const answer = await fetch(`${market.messengerUrl}/sim/people/${personId}/chat`);
  return ((await answer.json()) as { messages: Message[] }).messages;
}
