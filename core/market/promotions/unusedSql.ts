import { VIP_PLACES } from "#contract/limits.ts";
import { vipPlaceSql } from "./vipRing.ts";

/**
 * Whole coins that would come back, did the promotion `p` end now, by purchase as `returnUnused` counts them: for the days
 * that are ahead, laid from the end as `readPurchases` does, or for the places of the VIP ring.
 */
export const unusedSql = (round: "floor" | "ceil") => `(
  select coalesce(sum(${round}(paid.cost * case
      when p.ends_at is null then greatest(0, ${VIP_PLACES + 1} - ${vipPlaceSql}) / ${VIP_PLACES}.0
      else least(paid.days, greatest(0, extract(epoch from p.ends_at - now()) / 86400 - paid.upto + paid.days)) / paid.days
    end)), 0)::integer
  from (
    select b.cost, b.days_amount as days, sum(b.days_amount) over (order by t.paid_at desc, t.id desc) as upto
    from promotion_purchases b join transactions t on t.id = b.transaction_id
    where b.promotion_id = p.id and b.revoked_at is null) paid)`;
