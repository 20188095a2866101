import type { Migration } from "../migration.ts";

/** What people did, by month, and its counts by day for the reports. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    create table events (
      id bigint generated always as identity,
      user_id integer,
      name text not null,
      app text not null check (app in ('classifieds', 'storefront', 'reports')),
      properties jsonb not null default '{}',
      created_at timestamptz not null default now(),
      primary key (created_at, id)
    ) partition by range (created_at);
    -- Catches what no month fits, so no event is ever refused.
    create table events_default partition of events default;
    create index events_user on events (user_id) where user_id is not null;

    create table app_opens (
      id bigint generated always as identity,
      user_id integer,
      deeplink text,
      data text,
      app text not null check (app in ('classifieds', 'storefront', 'reports')),
      created_at timestamptz not null default now(),
      primary key (created_at, id)
    ) partition by range (created_at);
    -- Catches what no month fits, so no event is ever refused.
    create table app_opens_default partition of app_opens default;
    create index app_opens_people on app_opens (created_at) include (user_id);
    -- Whether a person uses an app.
    create index app_opens_user on app_opens (user_id, app, created_at) where user_id is not null;

    create table searches (
      id bigint generated always as identity,
      user_id integer,
      query text not null,
      created_at timestamptz not null default now(),
      primary key (created_at, id)
    ) partition by range (created_at);
    -- Catches what no month fits, so no event is ever refused.
    create table searches_default partition of searches default;
    create index searches_user on searches (user_id) where user_id is not null;

    create table category_clicks (
      id bigint generated always as identity,
      user_id integer,
      link text not null,
      created_at timestamptz not null default now(),
      primary key (created_at, id)
    ) partition by range (created_at);
    -- Catches what no month fits, so no event is ever refused.
    create table category_clicks_default partition of category_clicks default;
    create index category_clicks_user on category_clicks (user_id) where user_id is not null;

    create table shares (
      id bigint generated always as identity,
      user_id integer,
      app text not null check (app in ('classifieds', 'storefront', 'reports')),
      kind text not null,
      target text not null,
      -- Link of what was shared, or code of the group.
      value text not null default '',
      created_at timestamptz not null default now(),
      primary key (created_at, id)
    ) partition by range (created_at);
    create table shares_default partition of shares default;
    create index shares_user on shares (user_id) where user_id is not null;

    -- Rows of events by day; the day is one of the zone of the one row below.
    create table event_days (
      section text not null check (section in ('opens', 'shares', 'searches', 'clicks')),
      day date not null,
      key text not null,
      count bigint not null,
      primary key (section, day, key)
    );

    create table event_days_zone (
      is_only boolean primary key default true check (is_only),
      -- Null until the first start names it: nothing is counted before, and everything then.
      zone text
    );

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
    end $$;

    -- Counts what has just been written, in the same transaction, whoever wrote it: what is counted is what there is.
    create function count_events() returns trigger language plpgsql as $$
    declare
      known_zone text;
    begin
      -- Held until the end: no count is made in a zone that is being left.
      select zone into known_zone from event_days_zone for share;
      if known_zone is null then return null; end if;
      execute format(
        'insert into event_days as known (section, day, key, count)
         select %L, (created_at at time zone %L)::date, %s, count(*) from added where %s
         group by 2, 3 order by 2, 3
         on conflict (section, day, key) do update set count = known.count + excluded.count',
        tg_argv[0], known_zone, tg_argv[1], tg_argv[2]);
      return null;
    end $$;

    -- Counts everything anew, in the days of another zone. What was counted of rows that are gone keeps its day.
    create function recount_events(new_zone text) returns void language plpgsql as $$
    declare
      old_zone text;
    begin
      -- Fails for an unknown zone, which would make every count after it fail.
      perform now() at time zone new_zone;
      if (select zone from event_days_zone) is not distinct from new_zone then return; end if;
      -- First what a writer locks first: else one who waits for a table between two writers would hold all three up.
      lock table app_opens, shares, searches, category_clicks in access share mode;
      select zone into old_zone from event_days_zone for update;
      if old_zone is not distinct from new_zone then return; end if;
      update event_days_zone set zone = new_zone;
      insert into event_days as known (section, day, key, count)
      select section, day, key, sum(change) from (
        select section, (created_at at time zone new_zone)::date as day, key, count(*) as change
        from counted_events
        where (created_at at time zone new_zone)::date is distinct from (created_at at time zone old_zone)::date
        group by 1, 2, 3
        union all
        select section, (created_at at time zone old_zone)::date, key, -count(*)
        from counted_events
        where (created_at at time zone new_zone)::date <> (created_at at time zone old_zone)::date
        group by 1, 2, 3
      -- Days lie together then: a month is read from a few pages.
      ) changes group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
      on conflict (section, day, key) do update set count = known.count + excluded.count;
      delete from event_days where count <= 0;
    end $$;

    create trigger app_opens_counted after insert on app_opens referencing new table as added
    for each statement execute function count_events(
      $argument$opens$argument$, $argument$coalesce(deeplink, '')$argument$, $argument$app <> 'reports'$argument$);
    create trigger shares_counted after insert on shares referencing new table as added
    for each statement execute function count_events(
      $argument$shares$argument$, $argument$kind$argument$, $argument$true$argument$);
    create trigger searches_counted after insert on searches referencing new table as added
    for each statement execute function count_events(
      $argument$searches$argument$, $argument$lower(regexp_replace(btrim(query), '\\s+', ' ', 'g'))$argument$, $argument$btrim(query) <> ''$argument$);
    create trigger category_clicks_counted after insert on category_clicks referencing new table as added
    for each statement execute function count_events(
      $argument$clicks$argument$, $argument$link$argument$, $argument$true$argument$);

    create view counted_events as
    select coalesce(deeplink, '') as key, 'opens'::text as section, created_at from app_opens where app <> 'reports'
    union all select kind as key, 'shares'::text as section, created_at from shares where true
    union all select lower(regexp_replace(btrim(query), '\\s+', ' ', 'g')) as key, 'searches'::text as section, created_at from searches where btrim(query) <> ''
    union all select link as key, 'clicks'::text as section, created_at from category_clicks where true;

    insert into event_days_zone (zone) values (null);

    -- A month's partition is there before its first row; a job makes the next ones.
    select ensure_month(parent, month) from unnest(array['events', 'app_opens', 'searches', 'category_clicks', 'shares']) parent,
      unnest(array[current_date, (current_date + interval '1 month')::date]) month;
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop view counted_events;
    drop table event_days_zone, event_days, shares, category_clicks, searches, app_opens, events;
    drop function ensure_month, count_events, recount_events cascade;
  `);
