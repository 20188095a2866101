import { readFlag } from "#core/platform/flags/flags.ts";
import { type OutgoingMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import type { Listing } from "#db/models/Listing.ts";
import { maybe, number, rows, text } from "#db/rows.ts";
import { broughtValues, readEnded, receiptValues } from "../promotions/readEnded.ts";
import type { Refusal } from "./rejectListing.ts";
import type { Loss } from "./removeListing.ts";

const keys = {
  approved: "notice-approved",
  rejected: "notice-rejected",
  "revision-approved": "notice-revision-approved",
  "revision-rejected": "notice-revision-rejected",
  removed: "notice-removed",
  reconsidered: "notice-reconsidered",
} as const;
/** Kinds of messages to an owner. */
export type Notice = keyof typeof keys;

interface Telling {
  notice: Notice;
  /** The one decided about: each decision is told, so a listing that is refused twice brings two messages. */
  edition: number;
  refusal: Refusal | undefined;
  /** The promotions that have left the market with it, which are told in the same message. */
  loss?: Loss | undefined;
}

/** The reason and the moderator's words, as values of the message's. */
function refusalValues(refusal: Refusal | undefined): Record<string, string | number> {
  if (!refusal) return {};
  const { reason, note } = refusal;
  return { reason, isNoted: note ? 1 : 0, note: note ?? "" };
}

/** The outcome of the promotions, as values of the message's words. */
async function lossValues(loss: Loss | undefined): Promise<Record<string, string | number>> {
  if (!loss) return {};
  const ended = await readEnded(loss.ended);
  return {
    isLost: loss.isLost ? 1 : 0,
    coins: loss.coins,
    isEnded: ended ? 1 : 0,
    ...(ended && { ...broughtValues(ended), ...receiptValues(ended) }),
  };
}

/** The way on: to the listing where it is on sale, to its form where something can be mended, nowhere else. */
function buttonsOf(notice: Notice, { id, link }: Listing, isOffered: boolean): OutgoingMessage["buttons"] {
  switch (notice) {
    case "approved":
    case "revision-approved":
      return [
        ...(isOffered
          ? [[{ text: { key: "button-promote" as const }, app: "market" as const, path: `/promote/${id}` }]]
          : []),
        [{ text: { key: "button-listing" }, app: "market", startParam: `product_${link}` }],
      ];
    case "rejected":
    case "revision-rejected":
      return [[{ text: { key: "button-fix" }, app: "market", path: `/editProduct/${link}` }]];
    case "removed":
    case "reconsidered":
      return [];
  }
}

/** Tells a listing's owner, when Telegram knows them, what a moderator has decided. */
export async function tellOwner(
  listing: Listing,
  { notice, edition, refusal, loss }: Telling,
): Promise<void> {
  const { id, ownerId, name } = listing;
  const [owner] = await rows(
    { telegramId: maybe(number), cover: maybe(text) },
    `select u.telegram_id as "telegramId", i.src as cover
     from users u
     left join listing_photos p on p.listing_id = $id and p.position = 0
     left join images i on i.id = p.image_id
     where u.id = $ownerId`,
    { id, ownerId },
  );
  if (!owner?.telegramId) return;
  // A seller who wanted it at the top is asked what to pay for it now that it is on sale.
  const isOffered =
    notice === "approved" && listing.isTopOnModerate && (await readFlag("PAID_FEATURES_ENABLED"));
  await queueMessage({
    userId: ownerId,
    chatId: owner.telegramId,
    cause: `listing-${notice}:${id}:${edition}`,
    priority: Priority.notice,
    message: {
      text: {
        key: keys[notice],
        values: { name, ...refusalValues(refusal), ...(await lossValues(loss)) },
      },
      ...(owner.cover && { photo: owner.cover }),
      buttons: buttonsOf(notice, listing, isOffered),
    },
  });
}
