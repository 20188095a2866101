/**
 * Columns that could tell of a person and stay when their account is wiped, with the reason; `*` is all of a table. A
 * test compares the list with the database: it fails for a column that stands neither here nor in a wing's `wiped.ts`.
 */
export const kept: Record<string, Record<string, string>> = {
  // Tables that hold nothing of a person.
  ...Object.fromEntries(
    [
      "regions",
      "cities",
      "districts",
      "categories",
      "category_parameters",
      "shop_categories",
      "products",
      "product_images",
      "product_features",
      "product_counts",
      "product_deltas",
      "promotion_offers",
      "coin_packs",
      "flags",
      "job_runs",
      "listing_counts",
      "listing_count_deltas",
      "search_synonyms",
      "search_words",
      "search_words_state",
      "search_surfaces",
      "listing_views",
      "promotion_views",
      "review_rates",
      "event_days_zone",
      "migrations",
    ].map((table) => [table, { "*": "the market's own, of nobody" }]),
  ),
  search_phrases: { "*": "only what several people have written or searched for" },
  search_category_names: { "*": "names of categories" },
  event_days: { "*": "counts by day, of nobody; words that tell of somebody go with their searches" },

  // Books, which the law wants kept: they name people by our number alone, which leads to nobody once they are wiped.
  transactions: { "*": "a payment" },
  provider_payments: { "*": "a provider's own numbers of a payment, which a refund needs" },
  ledger_accounts: { "*": "the ledger" },
  ledger_movements: { "*": "the ledger" },
  ledger_entries: { "*": "the ledger" },
  promotion_purchases: { "*": "a payment's purchase" },
  promotions: { "*": "what was bought for a listing" },
  wallets: { "*": "the ledger of rewards" },
  wallet_entries: { "*": "the ledger of rewards" },
  referral_rewards: { "*": "the ledger of rewards" },
  referral_payouts: {
    user_id: "the ledger of rewards",
    amount_paise: "the sum",
    by_id: "the admin who paid",
  },
  audit_log: { "*": "who with power did what and why, in words of their own" },
  orders: {
    number: "the shop's number of the order",
    user_id: "the shop's books",
    referer_id: "the ledger of rewards",
    product_id: "the shop's books",
    status: "the shop's books",
    bought_as: "the shop's books",
    cancel_reason: "the shop's books",
    state: "an Indian state, which reports count by",
    utm_source: "a campaign",
    utm_medium: "a campaign",
    carrier: "a service",
  },
  order_moves: {
    to_status: "the shop's books",
    from_status: "the shop's books",
    by_id: "the shop's books",
    note: "words of the shop",
  },
  order_notes: {
    by_id: "the shop's books",
    text: "words of the shop",
  },
  groups: { "*": "others are in it; its creator is a number" },
  group_members: { "*": "an order's seat, by number; others came with its code" },

  // Rows that others or reports need, by number.
  users: {
    language: "reports count by it",
    is_language_known: "yes or no",
    referer_id: "the ledger of rewards",
    absorbed_by_id: "leads from one number to another",
  },
  listings: {
    owner_id: "a number",
    original_lang: "no word of it is left",
    currency: "the books of its promotions",
    state: "new or used",
    price_sum: "reports",
    price: "reports",
    contact_methods: "calls or chat, with nobody at the other end",
  },
  ...Object.fromEntries(
    ["saved_queries", "saved_query_keys", "saved_finds"].map((table) => [
      table,
      { "*": "what is looked for, once for all who look for it: it names nobody" },
    ]),
  ),
  ...Object.fromEntries(
    ["listings_to_match", "listing_changes"].map((table) => [table, { "*": "work to do, by listing" }]),
  ),
  broadcasts: { "*": "what the market told everybody; its writer is a number" },
  images: { "*": "swept with its files as soon as nothing shows it; what products of the shop show stays" },
  conversations: {
    "*": "who wrote about what, by number: the words are the other side's too, and theirs are emptied",
  },
  offers: { "*": "sums without words, in a conversation of the other side too" },
  conversation_messages: {
    sender_id: "a number",
    outbox_id: "a number of a message that is gone",
    update_id: "keeps a doubled delivery from being two",
  },
  listing_reports: { reporter_id: "a number, so that one person counts once", reason: "one of a list" },
  reviews: {
    user_id: "a number",
    question: "says something of the product",
    answer: "says something of the product, and others have read it",
  },
  reminders: { "*": "reports count what was sent, by number" },
  bot_changes: { "*": "reports count starts and stops, by number" },
  events: { name: "a kind of event", app: "an app", properties: "of nobody, once the number is gone" },
  app_opens: { deeplink: "of nobody", data: "of nobody", app: "an app" },
  // Queries with a phone, a @name or a link are emptied.
  searches: { query: "what is looked for, which tells of nobody once the number is gone" },
  category_clicks: { link: "a category" },
  shares: { "*": "of nobody, once the number is gone" },
};
