import { config } from "#config";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { readJson } from "#core/platform/ready/readJson.ts";
import { broughtSql } from "./broughtSql.ts";
import { unusedSql } from "./unusedSql.ts";
import { vipPlaceSql } from "./vipRing.ts";

const ZONE = "$3";

const during = broughtSql((day) => `${day} between span.first_day and span.last_day`, ZONE);
/** The same number of days just before. */
const before = broughtSql(
  (day) => `${day} between span.first_day - (span.last_day - span.first_day + 1) and span.first_day - 1`,
  ZONE,
);

/** Coins returned, as `returnUnused` enters them; an older entry stands for all purchases together. */
const RETURNED = `(select coalesce(sum(e.amount), 0)::integer
  from ledger_movements m join ledger_entries e on e.movement_id = m.id
  join ledger_accounts a on a.id = e.account_id and a.kind = 'user'
  where m.cause in (
    select 'unused:' || p.id union all
    select 'unused:' || p.id || ':' || b.transaction_id from promotion_purchases b where b.promotion_id = p.id))`;

/** Reads the receipts of a listing; bound are its owner, its link and the time zone of days. */
export const receiptsStatement = (isRunning: boolean) => ({
  name: `receipts-${isRunning}`,
  text: `
    select json_build_object('data', coalesce((
      select json_agg(json_build_object(
        'type', p.type,
        'cost', (select coalesce(sum(b.cost) filter (where b.revoked_at is null), sum(b.cost))::integer
          from promotion_purchases b where b.promotion_id = p.id),
        'returned', ${RETURNED},
        'unused', case when span.is_running and p.type = 'TopUp' then ${unusedSql("floor")} else 0 end,
        'startedAt', iso_time(p.paid_at),
        'endsAt', iso_time(coalesce(p.ended_at, p.ends_at)),
        'isRunning', span.is_running,
        'daysLeft', case when p.ends_at is null then null when span.is_running
          then days_until(p.ends_at) else 0 end,
        'place', case when p.type = 'Vip' and span.is_running then ${vipPlaceSql} end,
        'viewMultiply', p.view_multiply,
        'promotedViews', coalesce((select w.views from promotion_views w where w.promotion_id = p.id), 0),
        'before', ${before},
        'during', ${during}
      ) order by span.is_running desc, p.paid_at desc)
      from promotions p
      cross join lateral (
        select day_in(p.paid_at, ${ZONE}) as first_day,
          day_in(least(coalesce(p.ended_at, p.ends_at, now()), now()), ${ZONE}) as last_day,
          is_running(p, now()) as is_running) span
      where p.listing_id = l.id ${isRunning ? "and span.is_running" : ""}), '[]'))::text as json
    from listings l where l.link = $2::text and l.owner_id = $1::integer`,
});

/**
 * The promotions of one's own listing with what they brought, running ones first, then the latest.
 * @throws {RuleError} not_found when there is none such, or it is somebody else's.
 */
export async function readReceipts(
  userId: number,
  { link, isRunning = false }: { link: string; isRunning?: boolean | undefined },
): Promise<ReadyJson> {
  const json = await readJson(receiptsStatement(isRunning), [userId, link, config.REPORT_TIMEZONE]);
  if (json === undefined) throw new RuleError("not_found", "No such listing of this person");
  return new ReadyJson(json);
}
