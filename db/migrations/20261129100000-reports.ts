import type { Migration } from "../migration.ts";

/** Tables of events and what a row of each counts as: the section and the key it is counted under. */
const counted = {
  app_opens: ["opens", "coalesce(deeplink, '')", "app <> 'reports'"],
  shares: ["shares", "kind", "true"],
  // However it was written, it is one query.
  searches: ["searches", "lower(regexp_replace(btrim(query), '\\s+', ' ', 'g'))", "btrim(query) <> ''"],
  category_clicks: ["clicks", "link", "true"],
} as const;

const sourceOf = (table: keyof typeof counted) => {
  const [section, key, isCounted] = counted[table];
  return `${key} as key, '${section}'::text as section, created_at from ${table} where ${isCounted}`;
};

/** What reports read: shares as events, counts of events by day, when people started and stopped the bot. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
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
    select ensure_month('shares', month::date)
    from generate_series(date_trunc('month', now() at time zone 'UTC' - interval '13 months'),
      now() at time zone 'UTC' + interval '1 month', interval '1 month') month;
    -- Those that were kept among other events until now.
    insert into shares (user_id, app, kind, target, value, created_at)
    select user_id, app, coalesce(properties ->> 'kind', properties ->> 'type', ''),
      coalesce(properties ->> 'target', case when app = 'classifieds' then 'listing' else 'app' end),
      coalesce(properties ->> 'value', ''), created_at
    from events where name = 'share';

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
    insert into event_days_zone (zone) values (null);

    create view counted_events as
      ${Object.keys(counted)
        .map((table) => `select ${sourceOf(table as keyof typeof counted)}`)
        .join("\n      union all ")};

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
    ${Object.entries(counted)
      .map(
        ([table, [section, key, isCounted]]) => `
    create trigger ${table}_counted after insert on ${table} referencing new table as added
      for each statement execute function count_events(
        ${[section, key, isCounted].map((argument) => `$argument$${argument}$argument$`).join(", ")});`,
      )
      .join("")}

    -- Counts everything anew, in the days of another zone. What was counted of rows that are gone keeps its day.
    create function recount_events(new_zone text) returns void language plpgsql as $$
    declare
      old_zone text;
    begin
      -- Fails for an unknown zone, which would make every count after it fail.
      perform now() at time zone new_zone;
      if (select zone from event_days_zone) is not distinct from new_zone then return; end if;
      -- First what a writer locks first: else one who waits for a table between two writers would hold all three up.
      lock table ${Object.keys(counted).join(", ")} in access share mode;
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

    -- When somebody's standing with the bot changed. Null: they had never started it.
    create table bot_changes (
      id bigint generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      was text check (was in ('active', 'stopped')),
      became text check (became in ('active', 'stopped')),
      changed_at timestamptz not null,
      check (was is distinct from became)
    );
    create index bot_changes_time on bot_changes (changed_at) include (was, became);
    create index bot_changes_user on bot_changes (user_id);
    create function bot_standing(started_at timestamptz, stopped_at timestamptz) returns text
      language sql immutable as $$
      select case when started_at is null then null when stopped_at is null then 'active' else 'stopped' end
    $$;
    insert into bot_changes (user_id, was, became, changed_at)
    select id, null, 'active', bot_started_at from users where bot_started_at is not null;
    insert into bot_changes (user_id, was, became, changed_at)
    select id, 'active', 'stopped', greatest(bot_stopped_at, bot_started_at) from users
    where bot_started_at is not null and bot_stopped_at is not null;
    create index users_bot_standing on users ((bot_stopped_at is null)) where bot_started_at is not null;

    create function note_bot_change() returns trigger language plpgsql as $$
    declare
      was text := case when tg_op = 'UPDATE' then bot_standing(old.bot_started_at, old.bot_stopped_at) end;
      became text := bot_standing(new.bot_started_at, new.bot_stopped_at);
    begin
      if tg_op = 'INSERT' and became = 'stopped' then
        insert into bot_changes (user_id, was, became, changed_at) values (new.id, null, 'active', new.bot_started_at);
        was := 'active';
      end if;
      if was is distinct from became then
        insert into bot_changes (user_id, was, became, changed_at)
        values (new.id, was, became, case
          when became = 'stopped' then greatest(new.bot_stopped_at, new.bot_started_at)
          when was is null then new.bot_started_at else clock_timestamp() end);
      end if;
      return null;
    end $$;
    create trigger users_bot_changes after insert or update of bot_started_at, bot_stopped_at on users
      for each row execute function note_bot_change();

    -- The campaign that brought a member, kept beside how they joined.
    alter table group_members add utm_source text;
    update group_members m set utm_source = o.utm_source
    from orders o where o.id = m.order_id and o.utm_source is not null;

    create index group_members_report on group_members (joined_at)
      include (product_id, group_id, user_id, join_type, depth, utm_source, left_at);
    create index groups_begun on groups (created_at) include (product_id, id);
    create index groups_completed on groups (completed_at) include (product_id) where completed_at is not null;
    create index orders_made on orders (created_at) include (product_id, user_id, bought_as);
    create index product_interests_time on product_interests (created_at) include (product_id, user_id);
    drop index reminders_decided;
    create index reminders_decided on reminders (decided_at) include (kind, state, is_bot_stopped)
      where state in ('sent', 'failed');
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop index reminders_decided;
    create index reminders_decided on reminders (decided_at) where state in ('sent', 'failed');
    drop index product_interests_time, orders_made, groups_completed, groups_begun, group_members_report;
    alter table group_members drop utm_source;
    drop trigger users_bot_changes on users;
    drop function note_bot_change;
    drop index users_bot_standing;
    drop table bot_changes;
    drop function bot_standing;
    drop function recount_events;
    drop view counted_events;
    ${Object.keys(counted)
      .filter((table) => table !== "shares")
      .map((table) => `drop trigger ${table}_counted on ${table};`)
      .join(" ")}
    drop table event_days, event_days_zone, shares;
    drop function count_events;
  `);
