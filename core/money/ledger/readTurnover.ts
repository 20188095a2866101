import { config } from "#config";
import { maybe, number, rows, text } from "#db/rows.ts";

interface Period {
  /** The first and the last day of it, as `2026-11-30`, in the time zone of reports. */
  from: string;
  to: string;
}

/** The turnover of an account in a period, in coins. All people together are one account. */
interface Turnover {
  account: string;
  /** The balance when the period began. */
  before: number;
  /** Coins gained and lost by movements of each kind, neither below 0. */
  kinds: { kind: string; gained: number; lost: number }[];
  /** The balance when the period was over. */
  after: number;
}

const row = {
  account: text,
  /** Null for what was before. */
  kind: maybe(text),
  gained: number,
  lost: number,
};

const TURNOVER = `
  select a.kind as account, m.kind,
    coalesce(sum(m.amount) filter (where m.amount > 0), 0)::bigint as gained,
    coalesce(-sum(m.amount) filter (where m.amount < 0), 0)::bigint as lost
  from ledger_accounts a
  left join (
    select e.account_id, e.amount, case when m.created_at >= $from::date::timestamp at time zone $zone then m.kind end as kind
    from ledger_entries e join ledger_movements m on m.id = e.movement_id
    where m.created_at < ($to::date + 1)::timestamp at time zone $zone) m on m.account_id = a.id
  group by a.kind, m.kind order by a.kind, m.kind nulls first`;

/** The turnover of every account in a period, and what it held before and after. */
export async function readTurnover({ from, to }: Period): Promise<Turnover[]> {
  const bind = { from, to, zone: config.REPORT_TIMEZONE };
  const found = await rows(row, TURNOVER, bind);
  const accounts = new Map<string, Turnover>();
  for (const { account, kind, gained, lost } of found) {
    const turnover = accounts.get(account) ?? { account, before: 0, kinds: [], after: 0 };
    accounts.set(account, turnover);
    turnover.after += gained - lost;
    if (kind === null) turnover.before += gained - lost;
    else turnover.kinds.push({ kind, gained, lost });
  }
  return [...accounts.values()];
}
