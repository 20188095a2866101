import type { Migration } from "../migration.ts";

/** Orders that are confirmed, called about, moved on and searched for. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    -- Null where an older reason isn't known.
    update orders set cancel_reason = null where cancel_reason not in ('group_expired', 'by_buyer');
    alter table orders
      -- What referral rewards pay of the total, in rupees; the rest is paid at the door.
      add balance_used integer not null default 0,
      add check (balance_used between 0 and total),
      add check (cancel_reason in ('group_expired', 'by_buyer', 'by_shop')),
      -- When the buyer was first asked to confirm it, and since when somebody should call who hasn't.
      add confirm_asked_at timestamptz,
      add to_call_at timestamptz,
      add check (to_call_at is null or confirm_asked_at is not null);
    -- Nobody has been asked before: they have their hours from now on.
    update orders o set confirm_asked_at = now()
    where status = 'placed'
      and (group_id is null or exists (select from groups g where g.id = o.group_id and g.status = 'completed'));
    create index orders_unanswered on orders (confirm_asked_at)
      where status = 'placed' and confirm_asked_at is not null and to_call_at is null;
    create index orders_to_call on orders (to_call_at, id) where status = 'placed' and to_call_at is not null;
    -- A part of a number, a phone or a name.
    create index orders_words on orders
      using gin ((lower(number || ' ' || phone_number || ' ' || recipient_name)) gin_trgm_ops);
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop index orders_words, orders_to_call, orders_unanswered;
    alter table orders drop to_call_at, drop confirm_asked_at, drop balance_used,
      drop constraint orders_cancel_reason_check;
  `);
