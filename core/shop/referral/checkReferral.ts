import { number, rows, text } from "#db/rows.ts";

/** Whether `of`, as was written then, is person `who` now: their account may have been absorbed. */
const isNow = (of: string, who: string) =>
  `(${of} = ${who} or exists (select from users a where a.id = ${of} and a.absorbed_by_id = ${who}))`;

const ENTRY =
  "'entry ' || e.id || ' (' || e.cause || ') of ' || e.amount_paise || ' paise of person ' || e.user_id";

/** The books by themselves. */
const books = [
  `select 'wallet of person ' || w.user_id || ' has ' || w.balance_paise || ' paise, entries say '
     || coalesce(sum(e.amount_paise), 0) as fault
   from wallets w left join wallet_entries e on e.user_id = w.user_id
   group by w.user_id having w.balance_paise <> coalesce(sum(e.amount_paise), 0) or w.balance_paise < 0`,
  `select ${ENTRY} || ' has a cause of something else' from wallet_entries e
   where e.cause <> case e.kind
     when 'payout' then 'payout:' || e.payout_id
     when 'carried' then case when e.amount_paise < 0 then 'carried-from:' else 'carried-of:' end
       || split_part(e.cause, ':', 2)
     -- A part of it may be taken back later, as it comes back of an order that it had paid.
     when 'reward-reversed' then 'reward-reversed:' || e.reward_id
       || coalesce((select ':' || r.order_id from wallet_entries r where r.kind = 'spent-returned'
         and r.order_id::text = split_part(e.cause, ':', 3)), '')
     else e.kind || ':' || coalesce(e.reward_id, e.order_id) end`,
  `select ${ENTRY} || ' is carried to nobody, from nobody or in part'
   from wallet_entries e left join users old on old.id::text = split_part(e.cause, ':', 2)
   left join wallet_entries other on other.cause
     = case when e.amount_paise < 0 then 'carried-of:' else 'carried-from:' end || old.id
   where e.kind = 'carried' and (other.amount_paise = -e.amount_paise
     and e.user_id = case when e.amount_paise < 0 then old.id else old.absorbed_by_id end) is not true`,
];

/** Rewards for orders: each reward must agree with its order, and its entries with it. */
const rewards = [
  `select 'reward ' || r.id || ' of ' || r.amount_paise || ' paise isn''t ' || r.rate || ' basis points of order '
     || o.id || ' with its ' || o.total || ' rupees'
   from referral_rewards r join orders o on o.id = r.order_id
   where r.amount_paise <> o.total::bigint * r.rate / 100`,
  `select 'reward ' || r.id || ' for order ' || o.id || ' goes to its buyer'
   from referral_rewards r join orders o on o.id = r.order_id
   where r.referer_id = o.user_id and r.state in ('Pending', 'Approved')`,
  `select 'reward ' || r.id || ' is ' || r.state || ', its order ' || o.id || ' is ' || o.status
   from referral_rewards r join orders o on o.id = r.order_id
   where r.state in ('Pending', 'Approved') and has_failed(o)
     or r.state in ('Approved', 'Paid') and o.status not in ('delivered', 'returned')`,
  `select 'reward ' || r.id || ' is ' || r.state || ' with ' || r.amount_paise || ' paise, entries say '
     || coalesce(got.amount_paise, 0) || ' and ' || coalesce(back.amount_paise, 0)
   from referral_rewards r
   left join wallet_entries got on got.reward_id = r.id and got.kind = 'reward'
   left join (select reward_id as id, sum(amount_paise)::bigint as amount_paise from wallet_entries
     where kind = 'reward-reversed' group by reward_id) back on back.id = r.id
   where case r.state
     when 'Pending' then got.id is not null or back.id is not null
     when 'Rejected' then coalesce(got.amount_paise, r.amount_paise) <> r.amount_paise
       or back.id is not null and (got.id is null or -back.amount_paise > r.amount_paise)
     else got.amount_paise is distinct from r.amount_paise or back.id is not null end`,
  `select ${ENTRY} || ' is for reward ' || r.id || ' of person ' || r.referer_id
   from wallet_entries e join referral_rewards r on r.id = e.reward_id
   where not ${isNow("e.user_id", "r.referer_id")}`,
  // The job comes each minute: an hour late is too late.
  `select 'order ' || o.id || ' was delivered long enough ago, and what person ' || o.referer_id || ' gets is '
     || coalesce(r.state, 'missing')
   from orders o
   join lateral (select max(created_at) as at from order_moves m where m.order_id = o.id and m.to_status = 'delivered') d on true
   left join referral_rewards r on r.order_id = o.id
   where o.status = 'delivered' and o.referer_id is not null and o.total > 0
     and coalesce(r.state, 'Pending') = 'Pending'
     and coalesce(r.release_at, d.at + interval '7 days') < now() - interval '1 hour'`,
];

/** Spendings and payouts: each order and each payout has its entries, and there are no others. */
const spendings = [
  `select 'order ' || o.id || ' is ' || o.status || ' and paid ' || o.balance_used || ' rupees by balance, entries say '
     || coalesce(spent.amount_paise, 0) || ' and ' || coalesce(back.amount_paise, 0) || ' paise'
   from orders o
   left join wallet_entries spent on spent.order_id = o.id and spent.kind = 'spent'
   left join wallet_entries back on back.order_id = o.id and back.kind = 'spent-returned'
   where (o.balance_used > 0 or spent.id is not null or back.id is not null)
     and (coalesce(-spent.amount_paise, 0) <> o.balance_used::bigint * 100
       or coalesce(back.amount_paise, 0) <> case when has_failed(o) then o.balance_used::bigint * 100 else 0 end)`,
  `select ${ENTRY} || ' is for order ' || o.id || ' of person ' || o.user_id
   from wallet_entries e join orders o on o.id = e.order_id where not ${isNow("e.user_id", "o.user_id")}`,
  `select 'payout ' || p.id || ' of ' || p.amount_paise || ' paise to person ' || p.user_id || ', entries say '
     || coalesce(e.amount_paise, 0)
   from referral_payouts p left join wallet_entries e on e.payout_id = p.id
   where coalesce(-e.amount_paise, 0) <> p.amount_paise or not ${isNow("e.user_id", "p.user_id")}`,
];

const CHECK = [...books, ...rewards, ...spendings].join("\nunion all\n");

interface ReferralReport {
  /** The faults found, a line each; empty when all is well. */
  faults: string[];
  /** The balance of all people together, in paise. */
  balance: number;
}

/**
 * Proves the books of referral money: balances are their entries', entries are for rewards, orders and payouts that say
 * the same, and whatever was delivered long enough ago is decided. One statement, so that all of it is of one moment.
 */
export async function checkReferral(): Promise<ReferralReport> {
  const faults = await rows({ fault: text }, CHECK);
  const [all] = await rows(
    { balance: number },
    "select coalesce(sum(balance_paise), 0)::bigint as balance from wallets",
  );
  return { faults: faults.map(({ fault }) => fault), balance: all?.balance ?? 0 };
}
