/** The facts that a chat's address is made of. */
interface Chat {
  /** The bot's name without @; undefined until it is known. */
  bot: string | undefined;
  listingId: number;
  /** One conversation of the listing, as its seller needs; or a contact that none has begun with. */
  conversationId?: number;
  connectionId?: number;
}

/** Opens the bot's chat about a listing; null while the bot's name isn't known. */
export function relayLink({ bot, listingId, conversationId, connectionId }: Chat): string | null {
  if (!bot) return null;
  const contact = connectionId === undefined ? "" : `-c${connectionId}`;
  const which = conversationId === undefined ? contact : `-${conversationId}`;
  return `https://t.me/${bot}?start=chat_${listingId}${which}`;
}

interface Seller {
  username: string | null;
  isUsernameShown: boolean;
}

/** Where a buyer writes to a seller: their own name when they show it, else the bot's chat. */
export function chatLink(chat: Chat, { username, isUsernameShown }: Seller): string | null {
  return username && isUsernameShown ? `https://t.me/${username}` : relayLink(chat);
}
