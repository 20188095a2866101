import { z } from "zod";
import { languages } from "#contract/languages.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import type { Listing } from "#db/models/Listing.ts";
import { maybe, number, rows, text } from "#db/rows.ts";
import { listingName } from "../listings/listingName.ts";
import { chatPress } from "./chatButtons.ts";

/** How long a listing is kept for a buyer unless somebody says so again, in milliseconds: three days. */
const KEPT_MS = 72 * 3_600_000;

/** The end of a reservation of a listing, and for whom it was; `isGiven`: it is kept for somebody else now. */
interface Reservation {
  listingId: number;
  buyerId: number;
  until: Date;
  isGiven?: boolean;
}

const buyerRow = {
  conversationId: number,
  language: z.enum(languages),
  name: text,
  nameRu: maybe(text),
  nameUz: maybe(text),
};

/** Tells a buyer that a listing isn't kept for them any more. */
export async function tellFreed({ listingId, buyerId, until, isGiven = false }: Reservation): Promise<void> {
  const [buyer] = await rows(
    buyerRow,
    `select c.id as "conversationId", u.language,
       l.name, l.name_ru as "nameRu", l.name_uz as "nameUz"
     from conversations c
     join listings l on l.id = c.listing_id
     join users u on u.id = c.buyer_id
     where c.listing_id = $listingId and c.buyer_id = $buyerId`,
    { listingId, buyerId },
  );
  if (!buyer) return;
  const { conversationId, language } = buyer;
  await queueToUser(buyerId, {
    conversationId,
    priority: Priority.notice,
    cause: `reserve-freed:${listingId}:${buyerId}:${until.getTime()}`,
    message: {
      text: {
        key: isGiven ? "offer-given-away" : "offer-freed",
        values: { listing: listingName(buyer, language) },
      },
      buttons: [[{ text: { key: "button-chat-continue" }, callback: chatPress.enter.pack(conversationId) }]],
    },
  });
}

/** The reservation of a listing that still runs, if one does; `buyerId` is null when nobody knows for whom. */
export function runningReservation({ reservedUntil, reservedForId }: Listing) {
  if (!reservedUntil || reservedUntil.getTime() <= Date.now()) return undefined;
  return { until: reservedUntil, buyerId: reservedForId };
}

async function change(listing: Listing, until: Date | null, buyerId: number | null): Promise<void> {
  const before = runningReservation(listing);
  await listing.update({ reservedUntil: until, reservedForId: buyerId });
  if (before?.buyerId && before.buyerId !== buyerId) {
    const isGiven = until !== null;
    await tellFreed({ listingId: listing.id, buyerId: before.buyerId, until: before.until, isGiven });
  }
}

/**
 * Keeps a locked listing for a buyer (null when the owner hasn't said for whom), counted from now. Whom it was kept for
 * before is told.
 * @returns the end of it.
 */
export async function keepFor(listing: Listing, buyerId: number | null): Promise<Date> {
  const until = new Date(Date.now() + KEPT_MS);
  await change(listing, until, buyerId);
  return until;
}

/** Ends the reservation of a locked listing, if there is one, and tells the buyer. */
export const endReservation = (listing: Listing): Promise<void> => change(listing, null, null);
