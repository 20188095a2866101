/**
 * SQL: whether a find `f` of a saved search `s` is news to its person: a listing `l` that is on sale, came after the
 * search was saved, is neither their own nor of somebody with whom contact is closed.
 */
export const isNews = `l.visible and l.owner_id <> s.user_id and l.approved_at > s.created_at
  and not exists (select from blocks b where is_between(b, s.user_id, l.owner_id))`;

/** SQL: the last find of a saved search `s`, 0 before the first. */
export const lastFind =
  "coalesce((select max(last.id) from saved_finds last where last.query_id = s.query_id), 0)";
