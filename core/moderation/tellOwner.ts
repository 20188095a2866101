import { QueryTypes } from "sequelize";
import type { Listing } from "#db/models/Listing.ts";
import { sequelize } from "#db/sequelize.ts";
import { readFlag } from "../flags/readFlag.ts";
import { type OutgoingMessage, Priority } from "../outbox/message.ts";
import { queueMessage } from "../outbox/queueMessage.ts";
import type { Refusal } from "./rejectListing.ts";

const keys = {
  approved: "notice-approved",
  rejected: "notice-rejected",
  "revision-approved": "notice-revision-approved",
  "revision-rejected": "notice-revision-rejected",
  removed: "notice-removed",
  reconsidered: "notice-reconsidered",
} as const;
/** What an owner hears of. */
export type Notice = keyof typeof keys;

interface Telling {
  notice: Notice;
  /** The one decided about: each decision is told, so a listing that is refused twice brings two messages. */
  edition: number;
  refusal: Refusal | undefined;
  /** Whether what was paid to promote it is lost with it. */
  isLost?: boolean | undefined;
}

/** The way on: to the listing where it is on sale, to its form where something can be mended, nowhere else. */
function buttonsOf(notice: Notice, { id, link }: Listing, isOffered: boolean): OutgoingMessage["buttons"] {
  switch (notice) {
    case "approved":
    case "revision-approved":
      return [
        ...(isOffered
          ? [[{ text: { key: "button-promote" }, app: "market" as const, path: `/promote/${id}` }]]
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
  { notice, edition, refusal, isLost }: Telling,
): Promise<void> {
  const { id, ownerId, name } = listing;
  const [owner] = await sequelize.query<{ telegramId: number | null; cover: string | null }>(
    `select u.telegram_id as "telegramId", i.src as cover
     from users u
     left join listing_photos p on p.listing_id = $id and p.position = 0
     left join images i on i.id = p.image_id
     where u.id = $ownerId`,
    { type: QueryTypes.SELECT, bind: { id, ownerId } },
  );
  if (!owner?.telegramId) return;
  const { reason, note = null } = refusal ?? {};
  // Who wanted to the top is asked what to pay for it now that it is on sale.
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
        values: {
          name,
          ...(reason && { reason, isNoted: note ? 1 : 0, note: note ?? "", isLost: isLost ? 1 : 0 }),
        },
      },
      ...(owner.cover && { photo: owner.cover }),
      buttons: buttonsOf(notice, listing, isOffered),
    },
  });
}
