import { config } from "#config";

/**
 * Opens the bot's chat with the seller of a listing; of one conversation when its id is given, as its seller needs.
 * Null while the bot's name isn't known.
 */
export function relayLink(listingId: number, conversationId?: number): string | null {
  if (!config.BOT_USERNAME) return null;
  const which = conversationId === undefined ? listingId : `${listingId}-${conversationId}`;
  return `https://t.me/${config.BOT_USERNAME}?start=chat_${which}`;
}

interface Seller {
  username: string | null;
  isUsernameShown: boolean;
}

/** Where a buyer writes to a seller: their own name when they show it, else the bot's chat. */
export function chatLink(listingId: number, { username, isUsernameShown }: Seller): string | null {
  return username && isUsernameShown ? `https://t.me/${username}` : relayLink(listingId);
}
