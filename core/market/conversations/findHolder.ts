import { dayAndMonth } from "#core/platform/time/reportDay.ts";
import { Listing } from "#db/models/Listing.ts";
import { User } from "#db/models/User.ts";
import type { Conversation } from "./findConversation.ts";
import { runningReservation } from "./reservation.ts";
import { shownName } from "./shownName.ts";

/** Another buyer for whom a listing is kept. */
export interface Holder {
  buyerId: number;
  /** First name, as the one who looks is shown it. */
  name: string;
  /** Day and month till which it is kept. */
  day: string;
}

/** The buyer's id of a conversation. */
export const buyerOf = ({ me, other, isSeller }: Conversation): number => (isSeller ? other : me).userId;

/**
 * Finds for whom else than the buyer of a conversation its listing is kept; undefined also where nobody knows for whom,
 * as the owner alone has said so.
 */
export async function findHolder(conversation: Conversation, listing: Listing): Promise<Holder | undefined> {
  const running = runningReservation(listing);
  if (!running?.buyerId || running.buyerId === buyerOf(conversation)) return undefined;
  const { buyerId, until } = running;
  const { firstName } = await User.findByPk(buyerId, { attributes: ["firstName"], rejectOnEmpty: true });
  return { buyerId, name: shownName(firstName, "buyer", conversation.me.language), day: dayAndMonth(until) };
}

/** Whether a conversation's listing is kept for its buyer now. */
export async function isKeptForBuyer(conversation: Conversation): Promise<boolean> {
  const listing = await Listing.findByPk(conversation.listingId, { rejectOnEmpty: true });
  return runningReservation(listing)?.buyerId === buyerOf(conversation);
}
