import pg from "pg";
import { clientRows, number } from "#db/rows.ts";

/** How many rows of each table of events there are when there are this many in all. */
const rowsOf = (events: number) => ({
  app_opens: Math.round(events * 0.4),
  searches: Math.round(events * 0.3),
  shares: Math.round(events * 0.06),
  category_clicks: Math.round(events * 0.04),
  events: Math.round(events * 0.2),
});

const DAYS = 390;
/** A moment of the last thirteen months, more of the later ones. */
const moment = `now() - interval '${DAYS} days' * (1 - power(random(), 0.8))`;
const somebody = (people: number) =>
  `case when random() < 0.9 then 1 + floor(random() * ${people})::integer end`;
/** One of these by chance, the first ones more often. */
const oneOf = (...values: string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(",")}])[1 + floor(power(random(), 2) * ${values.length})::integer]`;

const columns = {
  app_opens: [
    "deeplink, data, app",
    `nullif(${oneOf("", "product", "invite", "group", "category", "ref")}, ''), null, ${oneOf("storefront", "classifieds")}`,
  ],
  searches: [
    "query",
    // Few queries are asked much: a title of the shop and a number, some two hundred thousand of them.
    `(array(select title_en from products order by id limit 2000))[1 + floor(power(random(), 3) * least(2000, (select count(*) from products)))::integer]
       || case when random() < 0.6 then '' else ' ' || floor(power(random(), 3) * 100)::integer end`,
  ],
  shares: [
    "app, kind, target",
    `'storefront', ${oneOf("copy", "telegram", "whatsapp", "system")}, ${oneOf("group", "product", "referral")}`,
  ],
  category_clicks: ["link", `'category-' || floor(power(random(), 2) * 300)::integer`],
  events: [
    "name, app, properties",
    `${oneOf("view", "favourite", "sort_use")}, 'storefront', '{"position": 3}'`,
  ],
} as const;

const monthsSql = `
  select ensure_month(name, month::date)
  from unnest(array['app_opens', 'searches', 'shares', 'category_clicks', 'events']) name,
    generate_series(date_trunc('month', now() - interval '${DAYS} days'), now() + interval '1 month', interval '1 month') month`;

/** What a tenth of the people did with the bot, beside having started it. */
const standingSql = `
  insert into bot_changes (user_id, was, became, changed_at)
  select id, null, 'active', bot_started_at from users where bot_started_at is not null;
  create temp table made_stops as
  select id, now() - interval '${DAYS} days' * random() as stopped_at, id % 24 = 0 as is_back
  from users where id % 8 = 0 and bot_started_at is not null;
  insert into bot_changes (user_id, was, became, changed_at)
  select id, 'active', 'stopped', stopped_at from made_stops
  union all
  select id, 'stopped', 'active', stopped_at + (now() - stopped_at) * random() from made_stops where is_back;
  update users u set bot_stopped_at = s.stopped_at from made_stops s where s.id = u.id and not s.is_back`;

const sourcesSql = `
  update group_members set utm_source = ${oneOf("instagram", "facebook", "telegram", "google", "youtube", "sms")}
  where id % 3 = 0`;

const remindersSql = `
  insert into reminders (kind, user_id, product_id, group_id, state, is_bot_stopped, created_at, decided_at)
  select kind, m.user_id, m.product_id, m.group_id, case when is_failed then 'failed' else 'sent' end, is_failed,
    m.joined_at, m.joined_at + interval '1 day' * random()
  from group_members m
  cross join lateral (select case when g.status = 'completed' then 'GroupFinished' else 'NoJoins24' end as kind,
      random() < 0.05 as is_failed from groups g where g.id = m.group_id
    union all
    select ${oneOf("NotSharedLink", "LinkCopied", "NoJoins3", "NoJoins10")}, random() < 0.05 where m.join_type = 'Created') made
  on conflict do nothing`;

/** Adds events to a migrated shop: opens, searches, shares, reminders, and people who stopped the bot. */
export async function fillReports(url: string, events: number, say: (line: string) => void): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // Counted at the end, all at once.
    await client.query(
      "set synchronous_commit = off; set session_replication_role = replica; set work_mem = '256MB'; select setseed(0.5)",
    );
    await client.query(monthsSql);
    const rows = await clientRows(
      client,
      { people: number },
      "select count(*)::integer as people from users",
    );
    for (const [table, count] of Object.entries(rowsOf(events))) {
      say(`writing ${count.toLocaleString("en")} rows of ${table}`);
      const [names, values] = columns[table as keyof typeof columns];
      await client.query(
        `insert into ${table} (user_id, created_at, ${names}) select ${somebody(rows[0]?.people ?? 1)}, ${moment}, ${values}
         from generate_series(1, ${count})`,
      );
    }
    say("writing sources, reminders and stops");
    for (const statement of [sourcesSql, remindersSql, standingSql]) await client.query(statement);
    say("counting events by day");
    await client.query("select recount_events('Asia/Tashkent')");
    await client.query("vacuum (analyze)");
  } finally {
    await client.end();
  }
}
