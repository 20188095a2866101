import { SAID } from "./movements.ts";

interface Causes {
  /** The prefix of these causes. */
  name: string;
  /**
   * The rows that cause movements: `id` and `part` of the cause, `about` in words, whether each must be entered (`is_due`)
   * or may be (`is_due` null), and the columns that `says` needs.
   */
  rows: string;
  /** Condition: movement `m` says what row `r` wants. */
  says: string;
}

/** The payer of payment `p`: for Stars the person whom Telegram named, if we know them. */
const PAYER = `coalesce((
  select u.id from users u where p.provider = 'stars' and u.telegram_id = (p.details->>'telegramId')::bigint), t.user_id)`;

const TRANSACTION = `'transaction ' || t.id || ' is ' || t.status || ', of ' || t.coins || ' coins by ' || t.method
  || ' of person ' || t.user_id`;
const transactions = (isDue: string) => `
  select t.id, 0 as part, ${TRANSACTION} as about, ${isDue} as is_due, t.user_id, t.method, t.coins, t.offers is null as is_pack
  from transactions t`;
const surplus = (isDue: string) => `
  select p.id, 0 as part, 'payment ' || p.id || ' of ' || p.provider || ' is ' || p.state || coalesce(' ' || p.resolution, '')
      || ' with ' || coins_of(p, t) || ' coins of person ' || ${PAYER} as about,
    ${isDue} as is_due, p.provider, p.resolution, p.transaction_id, ${PAYER} as user_id, coins_of(p, t) as coins
  from provider_payments p join transactions t on t.id = p.transaction_id`;

/** Coins that are taken again, as far as they are there; the rest is a loss. */
const TAKEN_AGAIN = "m.user_coins <= 0 and m.adjustment <= 0 and coalesce(m.user_id, r.user_id) = r.user_id";

const families: Causes[] = [
  {
    name: "paid",
    rows: transactions("t.status in ('Paid', 'Refunded')"),
    says: `m.kind = 'paid' and m.transaction_id = r.id and m.entries = 2
      and case when r.method = 'coins' then m.user_id = r.user_id and m.user_coins = -r.coins
        else m.provider = r.method and m.provider_coins = -r.coins end
      and case when r.is_pack then m.user_id = r.user_id and m.user_coins = r.coins else m.promotion = r.coins end`,
  },
  {
    name: "ungranted",
    rows: transactions(
      "case when t.status in ('Paid', 'Refunded') and t.offers is not null then null else false end",
    ),
    says: `m.kind = 'ungranted' and m.transaction_id = r.id and m.entries = 2
      and m.user_id = r.user_id and m.user_coins between 1 and r.coins and m.promotion = -m.user_coins`,
  },
  {
    name: "refunded",
    rows: transactions("t.status = 'Refunded'"),
    // Before taken-back: had a movement of its own, coins that had come back were taken in this one.
    says: `m.kind = 'refunded' and m.transaction_id = r.id and m.surplus = 0
      and case when r.method = 'coins' then m.user_id = r.user_id and m.user_coins = r.coins and m.promotion = -r.coins
        when r.is_pack then m.provider = r.method and m.provider_coins = r.coins and m.promotion = 0 and ${TAKEN_AGAIN}
        else m.provider = r.method and m.provider_coins = r.coins and m.promotion <= 0 and ${TAKEN_AGAIN} end`,
  },
  {
    name: "taken-back",
    rows: transactions("case when t.status = 'Refunded' and t.offers is not null then null else false end"),
    says: `m.kind = 'refunded' and m.transaction_id = r.id and m.promotion > 0 and m.providers = 0 and m.surplus = 0
      and ${TAKEN_AGAIN}`,
  },
  {
    name: "surplus",
    rows: surplus("p.state = 'surplus'"),
    says: `m.kind = 'surplus' and m.transaction_id = r.transaction_id and m.entries = 2
      and m.provider = r.provider and m.provider_coins = -r.coins and m.surplus = r.coins`,
  },
  {
    name: "surplus-resolved",
    rows: surplus("p.resolution is not null"),
    says: `m.kind = 'surplus-' || r.resolution and m.transaction_id = r.transaction_id and m.entries = 2
      and m.surplus = -r.coins
      and case r.resolution when 'returned' then m.provider = r.provider and m.provider_coins = r.coins
        else m.user_id = r.user_id and m.user_coins = r.coins end`,
  },
  {
    name: "surplus-taken-back",
    rows: surplus("coalesce(p.resolution = 'credited' and p.details->>'refund' = 'done', false)"),
    says: `m.kind = 'surplus-returned' and m.transaction_id = r.transaction_id and m.surplus = 0 and m.promotion = 0
      and m.provider = r.provider and m.provider_coins = r.coins and ${TAKEN_AGAIN}`,
  },
  {
    name: "unused",
    // By purchase; at first by promotion. Purchases go with a listing that is gone for good.
    rows: `
      select b.promotion_id as id, b.transaction_id as part,
        'transaction ' || b.transaction_id || ' has paid ' || b.cost || ' for promotion ' || b.promotion_id as about,
        null::boolean as is_due, t.user_id, b.cost::bigint as most
      from promotion_purchases b join transactions t on t.id = b.transaction_id
      union all
      select m.subject, m.part, 'transaction ' || t.id || ' was for a listing that is gone', null, t.user_id, t.coins
      from movement m join transactions t on t.id = m.part and t.listing_id is null
      where m.name = 'unused'
      union all
      select p.id, 0, 'promotion ' || p.id || ' has cost ' || sum(b.cost), null, l.owner_id, sum(b.cost)
      from promotions p join listings l on l.id = p.listing_id join promotion_purchases b on b.promotion_id = p.id
      group by p.id, l.owner_id`,
    says: `m.kind = 'unused' and coalesce(m.transaction_id, 0) = r.part and m.entries = 2
      and m.user_id = r.user_id and m.user_coins between 1 and r.most and m.promotion = -m.user_coins`,
  },
  {
    name: "opening",
    rows: "select u.id, 0 as part, 'person ' || u.id as about, null::boolean as is_due from users u",
    says: `m.kind = 'opening' and m.transaction_id is null and m.entries = 2
      and m.user_id = r.id and m.user_coins > 0 and m.adjustment = -m.user_coins`,
  },
];

const checkFamily = ({ name, rows, says }: Causes) => `
  select case
      when m.id is null then 'movement ${name}:' || r.id || ' is missing: ' || r.about
      when r.id is null then 'movement ' || m.id || ' (' || m.cause || ') is for nothing there is: ' || ${SAID}
      else 'movement ' || m.id || ' (' || m.cause || ') says ' || ${SAID} || '; ' || r.about end as fault
  from (${rows}) r
  full join (select * from movement where name = '${name}') m on m.subject = r.id and m.part = r.part
  where case when m.id is null then r.is_due else r.id is null or r.is_due is false or (${says}) is not true end`;

const ADJUSTED = `m.cause ~ '^adjusted:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and m.kind = 'adjusted'
  and m.transaction_id is null and m.entries = 2 and m.people = 1 and m.adjustment = -m.user_coins`;
const KNOWN = [...families.map(({ name }) => `'${name}'`), "'adjusted'"].join(", ");

/** Each movement is for something there is, and says just what that says; and what has to be entered is. */
export const causes = [
  ...families.map(checkFamily),
  `select 'movement ' || m.id || ' (' || m.cause || ') is none of an operator: ' || ${SAID}
   from movement m where m.name = 'adjusted' and (${ADJUSTED}) is not true`,
  `select 'movement ' || m.id || ' (' || m.cause || ') has a cause that there is none of: ' || ${SAID}
   from movement m
   where m.name not in (${KNOWN})
     or (m.name <> 'adjusted'
       and m.cause <> concat_ws(':', m.name, m.subject, case when m.part > 0 then m.part end))`,
];
