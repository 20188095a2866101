import { RuleError } from "#core/errors.ts";
import { lockOwnListing } from "#core/listings/lockOwnListing.ts";
import { keepFor } from "#core/listings/reservation.ts";
import { transact } from "#db/sequelize.ts";
import { answerRows } from "./chatButtons.ts";
import type { Conversation } from "./findConversation.ts";
import { holdConversation } from "./holdConversation.ts";
import { isKept, passOn, type Said } from "./passOn.ts";
import { isOwnWord, type QuickWord, quickText } from "./quickWords.ts";
import { relayParts } from "./relayParts.ts";

interface Press extends Pick<Said, "updateId" | "messageId"> {
  conversationId: number;
  word: QuickWord;
}

/** What the seller may answer with one press; where to meet can only be written. */
function answersTo(word: QuickWord, conversationId: number) {
  if (word === "available") return answerRows(conversationId);
  return word === "lowest" ? answerRows(conversationId, { isAboutPrice: true }) : [];
}

/** Keeps the listing for the buyer of the conversation. */
async function keepListing({ listingId, me, other }: Conversation): Promise<void> {
  const listing = await lockOwnListing(me.userId, listingId);
  if (listing.status !== "active") throw new RuleError("not_active", "Only what is on sale is reserved");
  await keepFor(listing, other.userId);
}

/**
 * Says the usual words of a pressed button to the other side, in its language, once for each message that the button
 * stands under. "Reserved" keeps the listing for this buyer.
 * @returns `isRepeated` when another press has said them before; the same one that comes again isn't told so.
 * @throws {RuleError} banned, too_many_requests, forbidden for the other side's words, not_found when they have no part
 * in it, not_active, blocked, conflict when the other side can't be reached.
 */
export function sayQuick(
  userId: number,
  { conversationId, word, ...press }: Press,
): Promise<{ conversation: Conversation; isRepeated: boolean }> {
  return transact(async () => {
    const conversation = await holdConversation(userId, conversationId);
    const { me, other, isSeller, listingNameForOther } = conversation;
    if (!isOwnWord(word, isSeller)) throw new RuleError("forbidden", "The other side's words");
    const said: Said = { ...press, press: word, text: quickText(word, me.language), photoFileId: null };
    const told = { name: me.firstName, listing: listingNameForOther, text: quickText(word, other.language) };
    const kept = await passOn(conversation, said, {
      parts: relayParts({ ...told, photoFileId: null, place: null, warning: null }),
      rows: answersTo(word, conversationId),
    });
    if (kept && word === "reserved") await keepListing(conversation);
    return { conversation, isRepeated: !kept && !(await isKept(press)) };
  });
}
