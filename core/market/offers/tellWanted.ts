import { priceText } from "#core/platform/i18n/priceText.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { chatPress } from "../conversations/chatButtons.ts";
import type { Conversation } from "../conversations/findConversation.ts";
import type { Offer } from "../conversations/offer.ts";

/**
 * Tells a seller, once an offer, that its buyer would take the price while the listing is kept for another, with a way to
 * give it to them. In the caller's transaction.
 */
export async function tellWanted(
  { id, me, other, listingNameForOther: listing }: Conversation,
  offer: Offer,
): Promise<void> {
  const values = { name: me.firstName, listing, price: priceText(offer, other.language) };
  await queueToUser(other.userId, {
    conversationId: id,
    cause: `offer-wanted:${offer.id}`,
    priority: Priority.answer,
    message: {
      text: { key: "offer-wanted", values },
      buttons: [
        [{ text: { key: "button-chat-quick-reserved" }, callback: chatPress.quick.pack(id, "reserved") }],
        [{ text: { key: "button-chat-reply" }, callback: chatPress.enter.pack(id) }],
      ],
    },
  });
}
