import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";
import { isReachable } from "#core/platform/outbox/isReachable.ts";

/** Whole percent by which a price must fall below the one that was known for anybody to be told. */
const DROP_PERCENT = 3;

interface Price {
  price: string;
  currency: string;
}

/**
 * SQL: whether a listing `l` costs so much less than a known price that it is worth telling. Prices in two currencies are
 * compared in sum, by the rate bound as `$rate`. What is free to bargain over (0) is neither cheap nor dear.
 */
export const isCheaperSql = ({ price, currency }: Price): string => `(l.price > 0 and ${price} > 0 and
  case when l.currency = ${currency} then l.price * 100.0 <= ${price} * ${100 - DROP_PERCENT}.0
  else l.price_sum * 100.0 <= ${price} * ${100 - DROP_PERCENT}.0
    * case ${currency} when 'UYE' then $rate::double precision else 1 end end)`;

/** SQL: whether a listing `l` has left the market, for whatever reason. */
export const isGoneSql = "l.status in ('closed', 'expired', 'removed')";

/** SQL: whether a person `u` who keeps a listing `l` as `f` wants to hear a kind of thing about it. */
export const wantsToHear = (kind: "PriceDrop" | "ListingGone"): string => `(${isReachable} and not f.is_hushed
  and l.owner_id <> u.id and not ${isMutedSql("u.id", `'${kind}'`)}
  and not exists (select from blocks
    where (blocker_id, blocked_id) in ((u.id, l.owner_id), (l.owner_id, u.id))))`;
