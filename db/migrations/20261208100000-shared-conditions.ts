import type { Migration } from "../migration.ts";

/** More of what many queries say of a row, written so that PostgreSQL puts it in their place: see shared-functions. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
  -- Whether a promotion that hasn't been ended is still running at a moment; a place in the VIP ring has no end of its own.
  create function is_running(p promotions, moment timestamptz) returns boolean language sql immutable parallel safe as $$
    select p.ended_at is null and (p.ends_at is null or p.ends_at > moment)
  $$;

  -- Whether an order came to nothing.
  create function has_failed(o orders) returns boolean language sql immutable parallel safe as $$
    select o.status in ('cancelled', 'refused', 'returned')
  $$;

  -- Whether a block closes contact between two people, by whichever of them.
  create function is_between(b blocks, one integer, other integer) returns boolean
  language sql immutable parallel safe as $$
    select (b.blocker_id, b.blocked_id) in ((one, other), (other, one))
  $$;`);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query("drop function is_running, has_failed, is_between;");
