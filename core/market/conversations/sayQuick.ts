import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import type { Listing } from "#db/models/Listing.ts";
import { transact } from "#db/sequelize.ts";
import { lockOwnListing } from "../listings/lockOwnListing.ts";
import { answerRows } from "./chatButtons.ts";
import type { Conversation } from "./findConversation.ts";
import { findHolder, type Holder } from "./findHolder.ts";
import { lockDeal } from "./lockConversation.ts";
import { isKept, passOn, type Said } from "./passOn.ts";
import { isOwnWord, type QuickWord, quickText } from "./quickWords.ts";
import { relayParts } from "./relayParts.ts";
import { keepFor } from "./reservation.ts";

interface Press extends Pick<Said, "updateId" | "messageId"> {
  conversationId: number;
  word: QuickWord;
  /** Telegram id of the person's chat with the bot. */
  chatId: number;
  /** The buyer from whom the seller has agreed to take the reservation. */
  takenFrom?: number | undefined;
}

/** The outcome. With `holder` nothing was said: the listing is kept for another buyer, and the seller is to be asked. */
interface SaidQuick {
  conversation: Conversation;
  isRepeated: boolean;
  holder?: Holder;
}

/** Answers of the seller that take one press; where to meet can only be written. */
function answersTo(word: QuickWord, conversationId: number) {
  if (word === "available") return answerRows(conversationId);
  return word === "lowest" ? answerRows(conversationId, { isAboutPrice: true }) : [];
}

/** Locks the listing that a seller is about to keep for the buyer of the conversation. */
async function lockForKeeping({ listingId, me }: Conversation): Promise<Listing> {
  const listing = await lockOwnListing(me.userId, listingId);
  if (listing.status !== "active") throw new RuleError("not_active", "Only what is on sale is reserved");
  return listing;
}

/** Shows a person what their press has said; "sold" is followed by a question that says so. */
async function queueSaid(
  { id, me, other, listingName: listing }: Conversation,
  { word, chatId, updateId }: Pick<Press, "word" | "chatId" | "updateId">,
): Promise<void> {
  if (word === "sold") return;
  const values = { name: other.firstName, listing, words: quickText(word, me.language) };
  await queueMessage({
    userId: me.userId,
    chatId,
    conversationId: id,
    cause: `chat-sent:${updateId}`,
    priority: Priority.answer,
    message: { text: { key: "chat-quick-said", values } },
  });
}

/**
 * Says the usual words of a pressed button to the other side, in its language, once for each message that the button
 * stands under, and shows them to who pressed. "Reserved" keeps the listing for this buyer; from another one it is taken
 * only when the seller names them.
 * @returns `isRepeated` when another press has said them before; the same one that comes again isn't told so.
 * @throws {RuleError} banned, too_many_requests, forbidden for the other side's words, not_found when they have no part
 * in it, not_active, blocked, conflict when the other side can't be reached.
 */
export function sayQuick(
  userId: number,
  { conversationId, word, chatId, takenFrom, ...press }: Press,
): Promise<SaidQuick> {
  return transact(async () => {
    const conversation = await lockDeal(userId, conversationId);
    const { me, other, isSeller, listingNameForOther } = conversation;
    if (!isOwnWord(word, isSeller)) throw new RuleError("forbidden", "The other side's words");
    const listing = word === "reserved" ? await lockForKeeping(conversation) : undefined;
    const holder = listing && (await findHolder(conversation, listing));
    if (holder && holder.buyerId !== takenFrom) return { conversation, isRepeated: false, holder };

    const said: Said = { ...press, press: word, text: quickText(word, me.language), photoFileId: null };
    const told = { name: me.firstName, listing: listingNameForOther, text: quickText(word, other.language) };
    const kept = await passOn(conversation, said, {
      parts: relayParts({ ...told, photoFileId: null, place: null, warning: null }),
      rows: answersTo(word, conversationId),
    });
    if (!kept) return { conversation, isRepeated: !(await isKept(press)) };
    if (listing) await keepFor(listing, other.userId);
    await queueSaid(conversation, { word, chatId, updateId: press.updateId });
    return { conversation, isRepeated: false };
  });
}
