import { readFlag } from "#core/platform/flags/flags.ts";
import { type OutgoingMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import type { Listing } from "#db/models/Listing.ts";
import { rows, text } from "#db/rows.ts";
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

/** Tells a listing's owner what a moderator has decided. */
export async function tellOwner(
  listing: Listing,
  { notice, edition, refusal, loss }: Telling,
): Promise<void> {
  const { id, ownerId, name } = listing;
  const [cover] = await rows(
    { src: text },
    `select i.src from listing_photos p join images i on i.id = p.image_id
     where p.listing_id = $id and p.position = 0`,
    { id },
  );
  // A seller who wanted it at the top is asked what to pay for it now that it is on sale.
  const isOffered =
    notice === "approved" && listing.isTopOnModerate && (await readFlag("PAID_FEATURES_ENABLED"));
  await queueToUser(ownerId, {
    cause: `listing-${notice}:${id}:${edition}`,
    priority: Priority.notice,
    message: {
      text: {
        key: keys[notice],
        values: { name, ...refusalValues(refusal), ...(await lossValues(loss)) },
      },
      ...(cover && { photo: cover.src }),
      buttons: buttonsOf(notice, listing, isOffered),
    },
  });
}
