import { QueryTypes } from "sequelize";
import { number, rows } from "../../../rows.ts";
import { sequelize } from "../../../sequelize.ts";
import { daysAgo } from "../market/times.ts";
import { type Random, randomOf } from "../random.ts";

const DAYS = 30;
/** Visits on a usual day. */
const OPENS = 48;
const SEARCHES = 22;
const SHARES = 9;
/** Five days of seven are working days; on the others people have time. */
const isWeekend = (day: Date) => day.getUTCDay() % 6 === 0;

const kinds = [
  { deeplink: null, app: "classifieds", weight: 40 },
  { deeplink: null, app: "storefront", weight: 22 },
  { deeplink: "product", app: "classifieds", weight: 14 },
  { deeplink: "product", app: "storefront", weight: 9 },
  { deeplink: "invite", app: "storefront", weight: 10 },
  { deeplink: "group", app: "storefront", weight: 6 },
  { deeplink: "category", app: "classifieds", weight: 3 },
];
const queries = [
  "айфон 13",
  "велосипед",
  "детская коляска",
  "kvartira ijara",
  "холодильник",
  "стиральная машина",
  "диван",
  "noutbuk",
  "ko'ylak",
  "samsung a54",
  "чиланзар аренда",
  "nexia 3",
  "щенок",
  "power bank",
  "pressure cooker",
  "saree",
  "kurta",
  "earbuds",
  "diya",
  "water bottle",
  "bedsheet",
  "power bank 20000",
  "маршрутка",
  "ps5",
].map((query, place) => ({ query, weight: 40 / (place + 2) }));
const ways = [
  { kind: "copy", weight: 5 },
  { kind: "telegram", weight: 4 },
  { kind: "whatsapp", weight: 3 },
  { kind: "system", weight: 1 },
];
const targets = ["group", "group", "product", "referral"];

interface Visit {
  user_id: number | null;
  created_at: Date;
}

/** Rows of each day, counted back from now, the busier the nearer. */
function everyDay<Row>(
  now: Date,
  random: Random,
  usual: number,
  make: (visit: Visit) => Row,
  people: readonly number[],
): Row[] {
  const rows: Row[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const mood = 0.7 + random.next() * 0.6 + (isWeekend(daysAgo(day, now, random)) ? 0.35 : 0);
    const count = Math.round(usual * mood * (1.15 - day / 60));
    for (let turn = 0; turn < count; turn += 1) {
      const user_id = random.chance(0.8) ? random.pick(people) : null;
      rows.push(make({ user_id, created_at: daysAgo(day, now, random) }));
    }
  }
  return rows;
}

const write = (table: string, columns: Record<string, string>, rows: readonly object[]) =>
  sequelize.query(
    `insert into ${table} (${Object.keys(columns).join(", ")}) select * from json_to_recordset($rows) as row (${Object.entries(
      columns,
    )
      .map((column) => column.join(" "))
      .join(", ")})`,
    { bind: { rows: JSON.stringify(rows) } },
  );

const visited = { user_id: "integer", created_at: "timestamptz" };

/** Settles reminders of groups that are over. */
const REMIND = `
  insert into reminders (kind, user_id, product_id, group_id, state, is_bot_stopped, created_at, decided_at)
  select k.kind, m.user_id, m.product_id, m.group_id, case when m.id % 11 = 0 then 'failed' else 'sent' end, m.id % 11 = 0,
    m.joined_at, least(m.joined_at + k.after, now())
  from group_members m join groups g on g.id = m.group_id
  cross join lateral (values
    ('GroupFinished', g.status = 'completed', interval '9 hours'), ('NoJoins24', g.status = 'expired', interval '24 hours'),
    ('NotSharedLink', m.join_type = 'Created' and g.id % 3 = 0, interval '30 minutes'),
    ('LinkCopied', m.join_type = 'Created' and g.id % 4 = 1, interval '2 hours'),
    ('NoJoins3', m.join_type = 'Created' and g.id % 2 = 0, interval '3 hours'),
    ('NoJoins10', m.join_type = 'Created' and g.id % 5 = 2, interval '10 hours')) k (kind, is_due, after)
  where k.is_due and g.status <> 'open'
  on conflict do nothing`;

/** Some came by a campaign. */
const CAMPAIGNS = `
  with marked as (
    update orders set utm_source = (array['instagram', 'telegram', 'facebook'])[1 + id % 7 % 3], utm_medium = 'social'
    where id % 7 < 3 and utm_source is null returning id, utm_source)
  update group_members m set utm_source = o.utm_source from marked o where o.id = m.order_id`;

/** How people came to the demo market and what they looked for, over the last month; once. */
export async function writeVisits(): Promise<void> {
  const [any] = await sequelize.query("select 1 from searches limit 1", { type: QueryTypes.SELECT });
  if (any) return;
  const found = await rows({ id: number }, "select id from users order by id");
  const people = found.map(({ id }) => id);
  const now = new Date();
  const random = randomOf("visits");
  const weightOf = ({ weight }: { weight: number }) => weight;
  const rowsOf = <Row>(usual: number, make: (visit: Visit) => Row) =>
    everyDay(now, random, usual, make, people);

  await sequelize.query(
    "select ensure_month(name, (now() - make_interval(months => ago))::date) from unnest(array['app_opens', 'searches', 'shares']) name, generate_series(0, 1) ago",
  );
  await write(
    "app_opens",
    { ...visited, app: "text", deeplink: "text" },
    rowsOf(OPENS, (visit) => ({ ...visit, ...random.weighted(kinds, weightOf) })),
  );
  await write(
    "searches",
    { ...visited, query: "text" },
    rowsOf(SEARCHES, (visit) => ({ ...visit, ...random.weighted(queries, weightOf) })),
  );
  await write(
    "shares",
    { ...visited, app: "text", kind: "text", target: "text" },
    rowsOf(SHARES, (visit) => ({
      ...visit,
      app: "storefront",
      ...random.weighted(ways, weightOf),
      target: random.pick(targets),
    })),
  );
  await sequelize.query(REMIND);
  await sequelize.query(CAMPAIGNS);
}
