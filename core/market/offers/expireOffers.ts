import { z } from "zod";
import { priceText } from "#core/platform/i18n/priceText.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { number, type RowOf, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { chatPress } from "../conversations/chatButtons.ts";
import { findConversation } from "../conversations/findConversation.ts";

const BATCH = 100;

const expiredRow = {
  id: number,
  conversationId: number,
  price: number,
  currency: z.enum(["UZS", "UYE"]),
  /** The one who made it. */
  userId: number,
};

type Expired = RowOf<typeof expiredRow>;

const EXPIRE = `
  with due as (
    select id from offers where status = 'open' and expires_at <= now()
    order by expires_at limit ${BATCH} for update skip locked)
  update offers o set status = 'expired', settled_at = now()
  from due, conversations c
  where o.id = due.id and c.id = o.conversation_id
  returning o.id, o.conversation_id as "conversationId", o.price, o.currency,
    case when o.is_by_seller then c.seller_id else c.buyer_id end as "userId"`;

/** Tells who made the offer that nobody has answered it, while there is something to write about. */
async function tell({ id, conversationId, userId, ...price }: Expired): Promise<void> {
  const conversation = await findConversation(conversationId, userId);
  if (!conversation || conversation.end) return;
  const { me, other, listingName: listing } = conversation;
  await queueToUser(userId, {
    conversationId,
    priority: Priority.answer,
    cause: `offer-expired:${id}`,
    message: {
      text: {
        key: "offer-expired",
        values: { name: other.firstName, listing, price: priceText(price, me.language) },
      },
      buttons: [[{ text: { key: "button-offer-again" }, callback: chatPress.offer.pack(conversationId) }]],
    },
  });
}

/**
 * Ends the offers that nobody has answered for a day. It may run at several places at once.
 * @returns how many ended.
 */
export async function expireOffers(): Promise<number> {
  let done = 0;
  for (;;) {
    const expired = await transact(async () => {
      const found = await rows(expiredRow, EXPIRE);
      for (const row of found) await tell(row);
      return found.length;
    });
    done += expired;
    if (expired < BATCH) return done;
  }
}
