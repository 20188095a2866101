import { COIN_SUM } from "#contract/limits.ts";
import { readPatiently } from "#db/readPool.ts";
import { number, type RowOf } from "#db/rows.ts";
import { keepReport } from "../reports/askReport.ts";
import type { ReportRange } from "../reports/readRange.ts";

/** The market's figures for a range. Income counts payments of the range, also those refunded since. */
const figuresRow = {
  people: number,
  /** Different people who opened an app. */
  active: number,
  listings: number,
  contacts: number,
  approved: number,
  rejected: number,
  /** In sum, paid on the providers' pages. */
  sum: number,
  stars: number,
  /** Spent on promotions. */
  coins: number,
  orders: number,
  groups: number,
  completedGroups: number,
};

export type Figures = RowOf<typeof figuresRow>;

const within = (moment: string) => `${moment} >= $1 and ${moment} < $2`;

const text = `
  with decided as materialized (select action from audit_log where ${within("created_at")}),
  paid as materialized (select method, coins, stars from transactions where ${within("paid_at")})
  select
    (select count(*) from users where ${within("created_at")}) as people,
    (select count(*) from (select distinct user_id from app_opens
      where ${within("created_at")} and user_id is not null) known) as active,
    (select count(*) from listings where ${within("created_at")}) as listings,
    (select count(*) from connections where ${within("created_at")}) as contacts,
    (select count(*) from decided where action in ('listing.approve', 'revision.approve', 'report.settle')) as approved,
    (select count(*) from decided where action in ('listing.reject', 'revision.reject', 'listing.remove')) as rejected,
    (select coalesce(sum(coins), 0) * ${COIN_SUM} from paid where method not in ('stars', 'coins')) as sum,
    (select coalesce(sum(stars), 0) from paid where method = 'stars') as stars,
    (select coalesce(sum(coins), 0) from paid where method = 'coins') as coins,
    (select count(*) from orders where ${within("created_at")}) as orders,
    (select count(*) from groups where ${within("created_at")}) as groups,
    (select count(*) from groups where ${within("completed_at")}) as "completedGroups"`;

/** The figures of a range, kept for a moment as reports are. */
export async function readFigures(range: ReportRange): Promise<Figures> {
  const [figures] = await keepReport("figures", range, () =>
    readPatiently(figuresRow, text, [range.from, range.before]),
  );
  if (!figures) throw new Error("A statement without a condition found nothing");
  return figures;
}
