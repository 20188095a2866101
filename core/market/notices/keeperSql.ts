import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";

/** SQL: whether a person `u` who keeps a listing `l` as `f` wants to hear a kind of thing about it. */
export const wantsToHear = (
  kind: "PriceDrop" | "ListingGone",
): string => `(is_reachable(u) and not f.is_hushed
  and l.owner_id <> u.id and not ${isMutedSql("u.id", `'${kind}'`)}
  and not exists (select from blocks b where is_between(b, u.id, l.owner_id)))`;
