import { openBroadcast } from "#core/desk/broadcasts/openBroadcast.ts";
import { openListingNotice } from "#core/market/notices/openListingNotice.ts";
import { openSearchMessage } from "#core/market/savedSearches/openSearchMessage.ts";
import { openExpiredOrder, openFailedPayment } from "#core/money/payments/openUnpaid.ts";
import { openExport } from "#core/people/exports/openExport.ts";
import { readCardMessage } from "#core/shop/groupCards/readCardMessage.ts";
import { openReminder } from "#core/shop/reminders/openReminder.ts";
import type { ClaimedMessage } from "./claimMessages.ts";
import { LiveMessage, type NotNow } from "./message.ts";

/** Whose row of the outbox it is, as far as words depend on it. */
type Opening = Pick<ClaimedMessage, "id" | "userId">;

/** What is said; `isOnce` when a second time would be worse than never, so that a try is to be noted before it is made. */
interface Opened {
  message: unknown;
  isOnce?: boolean;
}

/** Who makes the words of what is live. */
const openers: Record<LiveMessage["live"], (id: number, of: Opening) => Promise<Opened | NotNow>> = {
  reminder: (id) => openReminder(id),
  groupCard: readCardMessage,
  export: openExport,
  listingNotice: openListingNotice,
  failedPayment: openFailedPayment,
  expiredOrder: openExpiredOrder,
  savedSearch: (id) => openSearchMessage(id),
  broadcast: openBroadcast,
};

/** Opens a message of the outbox for its sending: a live one gets its words, or isn't said now. */
export async function openMessage(
  claimed: Opening & Pick<ClaimedMessage, "message">,
): Promise<Opened | NotNow> {
  const live = LiveMessage.safeParse(claimed.message).data;
  if (!live) return { message: claimed.message };
  return openers[live.live](live.id, claimed);
}
