const own = (tables: readonly string[], why: string) =>
  Object.fromEntries(tables.map((table) => [table, why]));

/** Tables that name people and aren't in the copy of one's data, with the reason. */
export const notCopied: Record<string, string> = {
  ...own(
    ["audit_log", "admin_menus", "broadcasts", "moderation_claims", "order_notes"],
    "what admins do, for the market",
  ),
  ...own(
    ["listing_notices", "outbox", "reminders", "saved_search_messages", "group_cards"],
    "messages that the bot has sent, which are in the chat, or is about to",
  ),
  ...own(["albums", "conversation_seats", "idempotency_keys", "listing_changes"], "work under way"),
  bot_changes: "when the bot was started and stopped last is in the profile",
  group_shares: "which links went out, for reminders",
  groups: "each with the person's own seat, under `groups`",
  sessions: "keys to the account",
};

/** Tables that name people and stay under the old number when another account absorbs theirs, with the reason. */
export const notMerged: Record<string, string> = {
  ...own(
    ["admin_menus", "albums", "bot_changes", "conversations", "conversation_messages", "conversation_seats"],
    "comes by the bot, which an account without Telegram doesn't meet",
  ),
  ...own(["listing_notices", "outbox"], "messages of the bot, which doesn't write to it"),
  ...own(["images", "listings", "transactions", "drafts"], "it can't sell, nor buy coins or promotion"),
  ...own(["app_opens", "category_clicks", "events", "searches", "shares"], "what happened then, for reports"),
  ...own(["audit_log", "listing_changes", "moderation_claims"], "what was done then, by number"),
  ...own(["ledger_accounts", "wallets", "wallet_entries"], "money moves by entries alone"),
  referral_payouts: "moved by its model, in mergeRewards.ts",
  reviews: "follow their orders, by a foreign key",
};
