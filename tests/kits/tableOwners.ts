/** The wings of core, each with those below it, which it may import and whose tables it may name. */
export const wings = {
  platform: [],
  people: ["platform"],
  money: ["people", "platform"],
  market: ["money", "people", "platform"],
  shop: ["money", "people", "platform"],
  desk: ["market", "shop", "money", "people", "platform"],
} as const;
export type Wing = keyof typeof wings;

const list = (tables: string) => tables.trim().split(/\s+/);

/** The tables of each wing; partitions are their parents. */
export const tablesOf: Record<Wing, readonly string[]> = {
  platform: list(`
    outbox send_turns bot_updates bot_storage bot_changes idempotency_keys job_runs flags audit_log images
    regions cities districts
    events app_opens category_clicks shares searches event_days event_days_zone`),
  people: list(`
    users sessions refresh_tokens phone_codes phone_guesses blocks reminder_mutes admin_menus delivery_profiles`),
  money: list(`
    ledger_accounts ledger_entries ledger_movements transactions provider_payments promotion_purchases coin_packs`),
  market: list(`
    categories category_parameters
    listings listing_photos listing_parameters listing_revisions listing_changes listing_counts listing_count_deltas
    listing_views listing_notices listing_reports listings_to_match moderation_claims
    drafts albums album_parts favourites connections conversations conversation_messages conversation_seats offers
    promotions promotion_offers promotion_views
    saved_searches saved_queries saved_query_keys saved_finds saved_search_messages saved_search_message_parts
    removed_searches
    search_category_names search_phrases search_surfaces search_synonyms search_words search_words_state`),
  shop: list(`
    shop_categories products product_images product_features product_counts product_deltas product_favourites
    product_interests product_views
    groups group_members group_shares group_cards orders order_moves order_notes reviews review_rates reminders
    referral_rewards referral_payouts wallets wallet_entries`),
  desk: list("broadcasts"),
};

/** Files of core that name tables of a wing that theirs may not import, by the reason. */
export const exceptions: Record<string, Record<string, readonly string[]>> = {
  "rows that are over, of every wing: one list of conditions, one way to delete": {
    "platform/jobs/sweepOldRows.ts": list(`
      refresh_tokens sessions phone_codes phone_guesses albums saved_finds removed_searches saved_search_messages
      drafts conversation_messages listing_notices`),
  },
  "a photo is unused when no table shows it, which is asked under its lock, in one statement": {
    "platform/images/sweepUnusedImages.ts": list(
      "listing_photos listing_revisions drafts albums product_images products",
    ),
  },
  "looks are counted in batches, of what is still there": {
    "platform/events/buffers.ts": list(
      "listing_views listings promotion_views promotions product_views products users",
    ),
  },
  "the feed asks four times a second whether the market has changed": {
    "platform/ready/marketChanges.ts": list("listings"),
  },
  "whether the bot may write to a person is a column of theirs": {
    "platform/outbox/claimMessages.ts": list("users"),
    "platform/outbox/queueMessage.ts": list("users"),
    "platform/telegram/botChanges.ts": list("users"),
  },
  "what an admin sees of a person, and what a person would lose, is read in one statement and changed nowhere":
    {
      "people/accounts/readPersonCard.ts": list("listings listing_reports orders ledger_accounts"),
      "people/deletion/askDeletion.ts": list("listings orders ledger_accounts wallets"),
      "people/deletion/offerKeeping.ts": list("listings"),
    },
  "only people who can meet can block each other": {
    "people/blocks/blockPerson.ts": list("listings connections conversations"),
  },
  "a payment is for a listing and names it": {
    "money/payments/cancelPaidElsewhere.ts": list("listings"),
    "money/payments/exportParts.ts": list("listings"),
    "money/payments/lockTransaction.ts": list("listings"),
    "money/payments/openUnpaid.ts": list("listings"),
  },
  "what was paid for is told, and proven, by the promotions that came of it": {
    "money/ledger/check/causes.ts": list("listings promotions"),
    "money/ledger/check/purchases.ts": list("listings promotions"),
    "money/payments/getTransactionStatus.ts": list("promotion_offers"),
    "money/payments/paidElsewhere.ts": list("promotions"),
    "money/payments/tellPaid.ts": list("listings promotions"),
  },
};
