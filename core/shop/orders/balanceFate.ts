import { paiseText } from "#core/platform/i18n/rupeeText.ts";
import { returnedSql } from "./orderSql.ts";

/** What of the balance came back with orders that came to nothing, and what of it didn't, in paise. */
export interface BalanceFate {
  balanceBack: number;
  balanceKept: number;
}

/** Joins what became of the balance that some orders `o` used, as `fate`: the columns of `BalanceFate`. */
export const fateJoin = (whose: string) => `cross join lateral (
  select coalesce(sum(back.paise), 0)::bigint as "balanceBack",
    coalesce(sum(o.balance_used * 100 - back.paise)
      filter (where o.status in ('cancelled', 'refused', 'returned')), 0)::bigint as "balanceKept"
  from orders o cross join lateral (select ${returnedSql} as paise) back
  where ${whose}) fate`;

/** What the term `order-balance` is given to tell of it. */
export const fateValues = ({ balanceBack, balanceKept }: BalanceFate) => ({
  isBack: balanceBack > 0 ? 1 : 0,
  back: paiseText(balanceBack),
  isKept: balanceKept > 0 ? 1 : 0,
  kept: paiseText(balanceKept),
});
