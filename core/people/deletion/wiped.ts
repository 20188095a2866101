/** The fate of a person's rows in a table: they go, or these columns get these values (SQL). */
interface Fate {
  table: string;
  /** SQL condition; `$id` is the person, `$telegramId` and `$phone` are theirs or null. */
  whose: string;
  becomes: "gone" | Record<string, string>;
}

/** Stands where a name or words of the person stood. */
export const DELETED = "Deleted";

const ofBanned = (column: string) => `case when banned_at is not null then ${column} end`;

const OWN_LISTINGS = "listing_id in (select id from listings where owner_id = $id)";
/** By their orders, as there is no other way to find them. */
const OWN_REVIEWS = "order_id in (select id from orders where user_id = $id)";
/** A search for a phone, a @name or a link tells of somebody; other words tell of nobody once it is nobody's. */
const TELLS = String.raw`query ~* '@|://|www\.|\.(me|uz|ru|com|net|org)\M|[0-9]([^[:alpha:]0-9]{0,3}[0-9]){6}'`;
const COUNTED_SEARCHES = String.raw`(section, day, key) in (
  select 'searches', (s.created_at at time zone z.zone)::date, lower(regexp_replace(btrim(query), '\s+', ' ', 'g'))
  from searches s, event_days_zone z where s.user_id = $id and ${TELLS})`;
/** Messages to others about the person they write with. */
const OWN_CONVERSATIONS =
  "conversation_id in (select id from conversations where $id in (buyer_id, seller_id))";

/** Tables that only the person themselves needs, so none of their rows stay. */
const gone: Fate[] = [
  ["drafts", "user_id = $id"],
  ["favourites", "user_id = $id"],
  ["saved_searches", "user_id = $id"],
  ["removed_searches", "user_id = $id"],
  ["saved_search_messages", "user_id = $id"],
  ["listing_notices", "user_id = $id"],
  ["product_favourites", "user_id = $id"],
  ["product_interests", "user_id = $id"],
  ["product_views", "user_id = $id"],
  ["connections", "user_id = $id"],
  ["delivery_profiles", "user_id = $id"],
  ["reminder_mutes", "user_id = $id"],
  ["group_shares", "user_id = $id"],
  ["group_cards", "user_id = $id"],
  ["conversation_seats", "user_id = $id"],
  ["idempotency_keys", "user_id = $id"],
  // With their refresh tokens.
  ["sessions", "user_id = $id"],
  ["blocks", "$id in (blocker_id, blocked_id)"],
  ["phone_codes", "phone_number = $phone"],
  ["phone_guesses", "phone_number = $phone"],
  ["bot_updates", "chat_key in ($telegramId::text, 'inline:' || $telegramId)"],
  ["bot_storage", "key in ('session-' || $telegramId, 'conversation-' || $telegramId)"],
  ["send_turns", "key = 'chat:' || $telegramId"],
  ["outbox", "user_id = $id or chat_id = $telegramId::bigint"],
  ["listing_photos", OWN_LISTINGS],
  ["listing_parameters", OWN_LISTINGS],
  ["listing_revisions", OWN_LISTINGS],
  // With their parts.
  ["albums", "user_id = $id"],
  ["moderation_claims", "admin_id = $id"],
  ["admin_menus", "user_id = $id"],
].map(([table = "", whose = ""]) => ({ table, whose, becomes: "gone" }));

const anonymous = ["events", "app_opens", "category_clicks", "shares"].map(
  (table): Fate => ({ table, whose: "user_id = $id", becomes: { user_id: "null" } }),
);

/** All that is wiped of a person, in this order. */
export const wiped: readonly Fate[] = [
  ...gone,
  ...anonymous,
  { table: "event_days", whose: COUNTED_SEARCHES, becomes: "gone" },
  {
    table: "outbox",
    whose: OWN_CONVERSATIONS,
    // The row stays: a reply to its message belongs to that conversation, not to the one that its writer sits in.
    becomes: { message: "'{}'", status: "case when status = 'queued' then 'cancelled' else status end" },
  },
  {
    table: "searches",
    whose: "user_id = $id",
    becomes: { user_id: "null", query: `case when ${TELLS} then '' else query end` },
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
  { table: "reviews", whose: OWN_REVIEWS, becomes: { author_name: `'${DELETED}'` } },
  { table: "referral_payouts", whose: "user_id = $id", becomes: { method: `'${DELETED}'`, note: "null" } },
  {
    table: "users",
    whose: "$id in (id, absorbed_by_id)",
    becomes: {
      // These three stay for a banned person, who would otherwise come back as somebody new.
      telegram_id: ofBanned("telegram_id"),
      phone_number: ofBanned("phone_number"),
      phone_verified_at: ofBanned("phone_verified_at"),
      username: "null",
      first_name: `'${DELETED}'`,
      last_name: "null",
      photo_url: "null",
      is_username_shown: "false",
      is_admin: "false",
      deleted_at: "now()",
      updated_at: "now()",
      // Reports count a person to whom the bot can't write as one who has stopped it.
      bot_stopped_at: "case when bot_started_at is not null then coalesce(bot_stopped_at, now()) end",
    },
  },
];

/**
 * The wiped columns of an order. One that is to be delivered, or may come back, needs its address, which goes once the
 * order has been over for the grace.
 */
export const wipedOrder: Record<string, string> = {
  recipient_name: `'${DELETED}'`,
  // Told apart, so that no two orders seem to be of one person.
  phone_number: "'+0' || lpad(id::text, 9, '0')",
  address: `'${DELETED} ' || id`,
  address_extra: "''",
  city: "''",
  pin: "'0'",
};
