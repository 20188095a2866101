import { number, rows } from "#db/rows.ts";

/** Rows that have done their work, by table: the condition under which they may go. */
const swept = {
  // A rotated token stays until it expires: its reuse is what gives a thief away.
  refreshTokens: ["refresh_tokens", "expires_at < now()"],
  // A session is over when none of its tokens is left; a day spares one that is just being made.
  sessions: [
    "sessions",
    `created_at < now() - interval '1 day'
     and not exists (select 1 from refresh_tokens where session_id = sessions.id)`,
  ],
  idempotencyKeys: ["idempotency_keys", "created_at < now() - interval '2 days'"],
  botUpdates: ["bot_updates", "done_at < now() - interval '3 days'"],
  // No cause comes again so late. What is of a conversation stays as long as its words: a reply finds it by that.
  outbox: [
    "outbox",
    `status <> 'queued' and coalesce(sent_at, created_at) < now()
       - case when conversation_id is null then interval '90 days' else interval '180 days' end`,
  ],
  botStorage: ["bot_storage", "updated_at < now() - interval '30 days'"],
  // With the draft that one may hold back.
  albums: ["albums", "created_at < now() - interval '30 days'"],
  savedFinds: ["saved_finds", "found_at < now() - interval '14 days'"],
  removedSearches: ["removed_searches", "removed_at < now() - interval '1 day'"],
  savedSearchMessages: ["saved_search_messages", "created_at < now() - interval '30 days'"],
  drafts: ["drafts", "updated_at < now() - interval '30 days'"],
  conversationMessages: ["conversation_messages", "created_at < now() - interval '180 days'"],
  phoneCodes: ["phone_codes", "created_at < now() - interval '1 day'"],
  phoneGuesses: ["phone_guesses", "guessed_at < now() - interval '2 days'"],
  // A question is asked once in the life of a listing, which is shorter.
  listingNotices: ["listing_notices", "created_at < now() - interval '60 days'"],
  sendTurns: ["send_turns", "free_at < now() - interval '1 hour'"],
  jobRuns: ["job_runs", "started_at < now() - interval '30 days'"],
} as const;

const BATCH = 5000;

/**
 * Deletes what is kept only for a while, in small batches that block nobody.
 * @returns how many rows went.
 */
export async function sweepOldRows(what: keyof typeof swept): Promise<number> {
  const [table, isOld] = swept[what];
  let total = 0;
  for (;;) {
    const [row] = await rows(
      { count: number },
      `with gone as (
         delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOld} limit ${BATCH}))
         returning 1
       ) select count(*)::int as count from gone`,
    );
    const count = row?.count ?? 0;
    total += count;
    if (count < BATCH) return total;
  }
}
