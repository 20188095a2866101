import { providers } from "#contract/payKinds.ts";

/** Accounts of providers, as a list of SQL. */
const PROVIDERS = providers.map((name) => `'${name}'`).join(", ");

/**
 * Each movement with its cause in parts – `unused:55:1017` is `name`, `subject`, `part`; 0 where there is none – and what it
 * brought each account. `people` and `providers` are how many of them it names.
 */
export const MOVEMENTS = `
  select m.id, m.cause, m.kind, m.transaction_id, split_part(m.cause, ':', 1) as name,
    case when split_part(m.cause, ':', 2) ~ '^[1-9][0-9]{0,8}$' then split_part(m.cause, ':', 2)::integer else 0 end as subject,
    case when split_part(m.cause, ':', 3) ~ '^[1-9][0-9]{0,8}$' then split_part(m.cause, ':', 3)::integer else 0 end as part,
    coalesce(e.entries, 0) as entries, coalesce(e.total, 0) as total,
    e.people, e.user_id, e.user_coins, e.providers, e.provider, e.provider_coins, e.promotion, e.surplus, e.adjustment
  from ledger_movements m
  left join (
    select e.movement_id, count(*) as entries, sum(e.amount) as total,
      count(a.user_id) as people, max(a.user_id) as user_id,
      coalesce(sum(e.amount) filter (where a.kind = 'user'), 0) as user_coins,
      count(*) filter (where a.kind in (${PROVIDERS})) as providers,
      max(a.kind) filter (where a.kind in (${PROVIDERS})) as provider,
      coalesce(sum(e.amount) filter (where a.kind in (${PROVIDERS})), 0) as provider_coins,
      coalesce(sum(e.amount) filter (where a.kind = 'promotion'), 0) as promotion,
      coalesce(sum(e.amount) filter (where a.kind = 'surplus'), 0) as surplus,
      coalesce(sum(e.amount) filter (where a.kind = 'adjustment'), 0) as adjustment
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
    group by e.movement_id
  ) e on e.movement_id = m.id`;

/** Movement `m` in words. */
export const SAID = `(
  select coalesce(string_agg(a.kind || coalesce(' ' || a.user_id, '') || ' ' || e.amount, ', ' order by e.amount), 'nothing')
  from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.movement_id = m.id)`;
