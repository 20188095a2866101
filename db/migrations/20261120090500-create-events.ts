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
    -- Makes a month's partition of an event table; harmless to repeat.
    create function ensure_month(parent text, month date) returns void language plpgsql as $$
    declare
      first date := date_trunc('month', month);
    begin
      execute format(
        'create table if not exists %I partition of %I for values from (%L) to (%L)',
        parent || '_' || to_char(first, 'YYYYMM'), parent,
        first::timestamp at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
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
