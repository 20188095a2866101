/** SQL: what is kept of a saved search that is deleted. */
export const kept =
  "id, user_id, query_id, frequency, is_paused, is_waiting, told_upto, seen_upto, told_at, created_at";
