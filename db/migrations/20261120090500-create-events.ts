import type { Migration } from "../migration.ts";

const app = "app text not null check (app in ('classifieds', 'storefront', 'reports'))";

const tables: Record<string, string> = {
  events: `name text not null, ${app}, properties jsonb not null default '{}'`,
  app_opens: `deeplink text, data text, ${app}`,
  searches: "query text not null",
  category_clicks: "link text not null",
};

export const up: Migration = async ({ context: db }) => {
  await db.sequelize.query(`
    -- Makes a month's partition of an event table, with what lies of that month in the default one; harmless to repeat.
    create function ensure_month(parent text, month date) returns void language plpgsql as $$
    declare
      first date := date_trunc('month', month);
      since timestamptz := first::timestamp at time zone 'UTC';
      before timestamptz := (first + interval '1 month') at time zone 'UTC';
      child text := parent || '_' || to_char(first, 'YYYYMM');
    begin
      -- Asked again under the lock, which nobody has to wait for when there is nothing to do. It keeps writers away from
      -- the parent, as one on the way to the default partition would be refused there.
      for turn in 1..2 loop
        if exists (
          select 1 from pg_inherits
          where inhparent = parent::regclass and inhrelid = to_regclass(quote_ident(child))
        ) then
          return;
        end if;
        execute format('lock table only %I in access exclusive mode', parent);
      end loop;
      -- A partition can't be made while the default one holds rows of its month: they move while it stands alone.
      execute format(
        'create table %I (like %I including defaults including constraints including indexes)', child, parent);
      execute format('lock table %I in access exclusive mode', parent || '_default');
      execute format(
        'with moved as (delete from %I where created_at >= %L and created_at < %L returning *)
         insert into %I select * from moved', parent || '_default', since, before, child);
      execute format(
        'alter table %I attach partition %I for values from (%L) to (%L)', parent, child, since, before);
    end $$;`);
  for (const [table, columns] of Object.entries(tables)) {
    await db.sequelize.query(`
      create table ${table} (
        id bigint generated always as identity,
        user_id integer,
        ${columns},
        created_at timestamptz not null default now(),
        primary key (created_at, id)
      ) partition by range (created_at);
      -- Catches what no month fits, so no event is ever refused.
      create table ${table}_default partition of ${table} default;
      select ensure_month('${table}', current_date);
      select ensure_month('${table}', (current_date + interval '1 month')::date);`);
  }
};

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`drop table ${Object.keys(tables).join(", ")}; drop function ensure_month`);
