import { DELETED, type Fate, gone } from "#core/people/deletion/wiped.ts";

const OWN_LISTINGS = "listing_id in (select id from listings where owner_id = $id)";
/** Messages to others about the person they write with. */
const OWN_CONVERSATIONS =
  "conversation_id in (select id from conversations where $id in (buyer_id, seller_id))";

/** What the market wipes of a person, in this order. */
export const marketWiped: readonly Fate[] = [
  gone("drafts"),
  gone("favourites"),
  gone("saved_searches"),
  gone("removed_searches"),
  gone("saved_search_messages"),
  gone("listing_notices"),
  gone("connections"),
  gone("conversation_seats"),
  gone("listing_photos", OWN_LISTINGS),
  gone("listing_parameters", OWN_LISTINGS),
  gone("listing_revisions", OWN_LISTINGS),
  // With their parts.
  gone("albums"),
  gone("moderation_claims", "admin_id = $id"),
  {
    table: "outbox",
    whose: OWN_CONVERSATIONS,
    // The row stays: a reply to its message belongs to that conversation, not to the one that its writer sits in.
    becomes: { message: "'{}'", status: "case when status = 'queued' then 'cancelled' else status end" },
  },
  {
    table: "conversation_messages",
    whose: "sender_id = $id",
    becomes: { text: "''", photo_file_id: "null", place: "null", message_id: "0", press: "null" },
  },
  {
    table: "listings",
    whose: "owner_id = $id",
    becomes: {
      status: "'removed'",
      close_reason: "null",
      reject_reason: "null",
      reject_note: "null",
      name: `'${DELETED}'`,
      name_ru: "null",
      name_uz: "null",
      description: "''",
      description_ru: "null",
      description_uz: "null",
      link: "'item-' || id",
      phone_numbers: "'{}'",
      longitude: "null",
      latitude: "null",
      zoom: "0",
      has_photos: "false",
      reserved_until: "null",
      reserved_for_id: "null",
    },
  },
  { table: "listings", whose: "reserved_for_id = $id", becomes: { reserved_for_id: "null" } },
  { table: "listing_reports", whose: "reporter_id = $id", becomes: { note: "null" } },
];
