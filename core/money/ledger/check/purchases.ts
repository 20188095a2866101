/** Coins that people got of each transaction, by some movements. */
const GIVEN = "select m.transaction_id as id, sum(m.user_coins) as coins from movement m";

/** Causes of purchases, and of coins that came back from them. */
export const purchases = [
  `select 'transaction ' || t.id || ' costs ' || t.coins || ', its offers ' || sum((o.offer->>'cost')::integer)
   from transactions t cross join lateral jsonb_array_elements(t.offers) o (offer)
   group by t.id having sum((o.offer->>'cost')::integer) <> t.coins`,
  // Purchases go with a listing that is gone for good, and refunded ones went before they were marked.
  `select 'transaction ' || t.id || ' is ' || t.status || ', of ' || t.coins || ' coins, of which ' || coalesce(b.cost, 0)
     || ' have bought promotions and ' || coalesce(g.coins, 0) || ' came back'
   from transactions t
   left join (select transaction_id, sum(cost) as cost from promotion_purchases group by transaction_id) b
     on b.transaction_id = t.id
   left join (${GIVEN} where m.name = 'ungranted' group by m.transaction_id) g on g.id = t.id
   where t.offers is not null and case
     when t.status = 'Paid' and t.listing_id is not null then coalesce(b.cost, 0) + coalesce(g.coins, 0) <> t.coins
     when t.status in ('Paid', 'Refunded') then coalesce(b.cost, 0) + coalesce(g.coins, 0) > t.coins
     else b.cost is not null end`,
  `select 'promotion ' || b.promotion_id || ' was bought by transaction ' || b.transaction_id || ', which is '
     || coalesce(t.status, 'not there')
     || case when b.revoked_at is null then '' else ', and is revoked' end
   from promotion_purchases b left join transactions t on t.id = b.transaction_id
   where t.id is null or (t.status = 'Paid') <> (b.revoked_at is null)`,
  `select 'transaction ' || b.transaction_id || ' has bought promotion ' || b.promotion_id || ', which is '
     || case when p.id is null then 'not there' else p.type || ' of listing ' || p.listing_id end
   from promotion_purchases b join transactions t on t.id = b.transaction_id
   left join promotions p on p.id = b.promotion_id
   where p.id is null or p.listing_id is distinct from t.listing_id
     or not t.offers @> jsonb_build_array(jsonb_build_object('type', p.type, 'cost', b.cost))`,
  // Promotions from before there was a ledger have no purchase; an ended one may have been refunded.
  `select 'promotion ' || p.id || ' (' || p.type || ' of listing ' || p.listing_id || ') was bought by nobody'
   from promotions p
   left join (select distinct promotion_id as id from promotion_purchases) b on b.id = p.id
   left join (
     select distinct t.listing_id, o.offer->>'type' as type
     from transactions t cross join lateral jsonb_array_elements(t.offers) o (offer)
     where t.status = 'Refunded') r on r.listing_id = p.listing_id and r.type = p.type
   where b.id is null and p.paid_at >= (select min(created_at) from ledger_movements)
     and (p.ended_at is null or r.listing_id is null)`,
  `select 'promotion ' || p.id || ' (' || p.type || ' of listing ' || p.listing_id || ') goes on, and movement ' || m.id
     || ' (' || m.cause || ') gave back what was left'
   from movement m join promotions p on p.id = m.subject where m.name = 'unused' and p.ended_at is null`,
  `select 'promotion ' || b.promotion_id || ' cost ' || b.cost || ', ' || u.coins || ' of it came back unused'
   from (select promotion_id, sum(cost) as cost from promotion_purchases group by promotion_id) b
   join (select m.subject, sum(m.user_coins) as coins from movement m where m.name = 'unused' group by m.subject) u
     on u.subject = b.promotion_id
   where u.coins > b.cost`,
  // The owner was told, so it was entered.
  `select 'the owner of listing ' || told.id || ' was told of ' || told.coins || ' unused coins, '
     || coalesce(u.coins, 0) || ' are entered'
   from (
     select split_part(o.cause, ':', 2)::integer as id, sum((o.message #>> '{text,values,coins}')::integer) as coins
     from outbox o where o.cause like any (array['unused-returned:%', 'listing-removed:%']) group by 1) told
   join listings l on l.id = told.id
   left join (
     select p.listing_id, sum(m.user_coins) as coins
     from movement m join promotions p on p.id = m.subject where m.name = 'unused' group by p.listing_id) u
     on u.listing_id = told.id
   where coalesce(u.coins, 0) < told.coins`,
  // Where unused parts were entered by promotion, its purchases share them.
  `select 'transaction ' || t.id || ' is Refunded; ' || coalesce(g.coins, 0) || ' coins had come back of it, '
     || coalesce(k.coins, 0) || ' were taken again'
   from transactions t
   left join (${GIVEN} where m.name in ('ungranted', 'unused') group by m.transaction_id) g on g.id = t.id
   left join (
     select m.transaction_id as id, -sum(m.user_coins + m.adjustment) as coins from movement m
     where m.name = 'taken-back' or (m.name = 'refunded' and m.providers = 1) group by m.transaction_id) k on k.id = t.id
   where t.status = 'Refunded' and t.offers is not null and coalesce(k.coins, 0) <> coalesce(g.coins, 0)
     and not exists (
       select from promotion_purchases b join movement m on m.name = 'unused' and m.part = 0 and m.subject = b.promotion_id
       where b.transaction_id = t.id)`,
] as const;
