import { paiseText } from "#core/platform/i18n/rupeeText.ts";
import { number, type RowOf } from "#db/rows.ts";
import { returnedSql } from "./orderSql.ts";

/** The parts of the balance that came back with cancelled orders and that didn't, in paise. */
export const balanceFateRow = {
  balanceBack: number,
  balanceKept: number,
};

type BalanceFate = RowOf<typeof balanceFateRow>;

/** Joins what became of the balance that some orders `o` used, as `fate`: the columns of `BalanceFate`. */
export const fateJoin = (whose: string) => `cross join lateral (
  select coalesce(sum(back.paise), 0)::bigint as "balanceBack",
    coalesce(sum(o.balance_used * 100 - back.paise)
      filter (where has_failed(o)), 0)::bigint as "balanceKept"
  from orders o cross join lateral (select ${returnedSql} as paise) back
  where ${whose}) fate`;

/** Values of the term `order-balance`. */
export const fateValues = ({ balanceBack, balanceKept }: BalanceFate) => ({
  isBack: balanceBack > 0 ? 1 : 0,
  back: paiseText(balanceBack),
  isKept: balanceKept > 0 ? 1 : 0,
  kept: paiseText(balanceKept),
});
