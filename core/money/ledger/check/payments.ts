const GIVEN_BACK =
  "p.resolution = 'returned' or (p.resolution = 'credited' and p.details->>'refund' = 'done')";

/** Transactions, the payments of their providers, and the providers' accounts. */
export const payments = [
  // Stars that couldn't be given back are a surplus again.
  `select 'transaction ' || t.id || ' is ' || t.status || ' by ' || t.method || ', its provider''s payments are '
     || coalesce(string_agg(p.state, ', '), 'none')
   from transactions t left join provider_payments p on p.transaction_id = t.id
   group by t.id
   having case when t.method = 'coins' then count(p.id) > 0
     else (t.status = 'Paid') <> (count(*) filter (where p.state = 'performed') = 1)
       or (t.status = 'Pending') <> (count(*) filter (where p.state = 'created') = 1)
       or (t.status = 'Refunded') <> (count(*) filter (where p.state = 'reversed') = 1)
         and not (t.status = 'Refunded'
           and count(*) filter (where p.state = 'surplus' and p.details->>'refund' in ('settled', 'done')) > 0) end`,
  `select 'payment ' || p.id || ' is by ' || p.provider || ', transaction ' || t.id || ' by ' || t.method
   from provider_payments p join transactions t on t.id = p.transaction_id where p.provider <> t.method`,
  `select 'payment ' || p.id || ' is of transaction ' || p.transaction_id || ', which isn''t there'
   from provider_payments p where not exists (select from transactions t where t.id = p.transaction_id)`,
  // A surplus of Stars may be of any amount: that is one reason for being a surplus.
  `select 'payment ' || p.id || ' of ' || p.provider || ' is of ' || p.amount || ', transaction ' || t.id || ' of '
     || t.coins || ' coins' || coalesce(' or ' || t.stars || ' Stars', '')
   from provider_payments p join transactions t on t.id = p.transaction_id
   where not (p.provider = 'stars' and p.state = 'surplus')
     and p.amount is distinct from case p.provider when 'stars' then t.stars else t.coins * 10000::bigint end`,
  `select 'the account of ' || coalesce(e.kind, c.provider) || ' holds ' || coalesce(e.coins, 0) || ', its payments are of '
     || coalesce(c.coins, 0)
   from (
     select m.provider as kind, sum(m.provider_coins) as coins from movement m where m.providers = 1 group by m.provider) e
   full join (
     select p.provider, sum(coins_of(p, t)) as coins
     from provider_payments p join transactions t on t.id = p.transaction_id
     where p.state = 'performed' or (p.state = 'surplus' and (${GIVEN_BACK}) is not true)
     group by p.provider) c on c.provider = e.kind
   where coalesce(e.coins, 0) <> -coalesce(c.coins, 0)`,
  `select 'the account surplus holds ' || e.coins || ', payments that wait are of ' || c.coins
   from (select coalesce(sum(m.surplus), 0) as coins from movement m) e,
     (select coalesce(sum(coins_of(p, t)), 0) as coins
      from provider_payments p join transactions t on t.id = p.transaction_id
      where p.state = 'surplus' and p.resolved_at is null) c
   where e.coins <> c.coins`,
] as const;
