import type pg from "pg";
import { photoCounts } from "./listings.ts";

/** Real thumbhashes of drawn photos; which one a photo has doesn't matter. */
export const hashes = [
  "3OcRJYB4d3h/iIeHeEh3eIhw+j2w",
  "1QcSHQRnh493V4dIh4eXh1h4kJUI",
  "X5qGNQw7oElslqhGWfSE+Q6oJ1h2iHB2Rw==",
  "IQgSLYZ6iHePh4h1eFeHh3dwgwg3",
  "m+cRFQQ3eIh3h4d4eIh3iHiHcHgJBw",
  "VggKDYAW6lZvdYd6d2iZh/p4GE/k",
];

const sqlTexts = (texts: readonly string[]) => `array[${texts.map((text) => `'${text}'`).join(",")}]`;

const photos = `
  with wanted as (
    select id as listing_id, owner_id, created_at, (array[${photoCounts.join(",")}])[1 + (id::bigint * 37 % 100)::integer] as photos
    from listings
  ), made as materialized (
    select row_number() over (order by listing_id, position)::integer as image_id, w.*, position
    from wanted w cross join lateral generate_series(0, w.photos - 1) position
  ), stored as (
    insert into images (id, owner_id, src, width, height, thumbhash, created_at)
    select image_id, owner_id, '/images/bench/' || md5(image_id::text) || '.webp', 1280, 960,
      (${sqlTexts(hashes)})[1 + image_id % ${hashes.length}], created_at
    from made
  )
  insert into listing_photos (listing_id, position, image_id)
  select listing_id, position, image_id from made`;

/** Few listings are liked much, and few people keep much: squares of chance draw both near the first ones. */
const favourites = (count: number) => `
  insert into favourites (user_id, listing_id, created_at)
  select 1 + floor(power(random(), 2) * (select count(*) from users))::integer as person, l.id,
    l.approved_at + (now() - l.approved_at) * random()
  from (select 1 + floor((1 - power(random(), 2)) * (select max(id) from listings))::integer as id
    from generate_series(1, ${count})) drawn
  join listings l on l.id = drawn.id and l.approved_at is not null
  on conflict do nothing`;

const connections = (count: number) => `
  insert into connections (user_id, listing_id, kind, created_at, updated_at)
  select person, id, kind, at, at from (
    select 1 + floor(random() * (select count(*) from users))::integer as person, l.id,
      case when random() < 0.6 then 'call' else 'chat' end as kind,
      l.approved_at + (now() - l.approved_at) * random() as at
    from (select 1 + floor(random() * (select max(id) from listings))::integer as id
      from generate_series(1, ${count})) drawn
    join listings l on l.id = drawn.id and l.approved_at is not null
  ) made
  on conflict do nothing`;

const views = `
  insert into listing_views (listing_id, day, views)
  select l.id, current_date - back, 1 + floor(40 * power(random(), 4))::integer
  from listings l cross join generate_series(0, 5) back
  where l.visible and random() < 0.3 and l.approved_at::date <= current_date - back`;

/** Writes the activity of people: photos, favourites, contacts and views, in the proportions of a million listings. */
export async function writeActivity(client: pg.Client, listings: number): Promise<void> {
  const some = (perMillion: number) => Math.max(20, Math.round((perMillion * listings) / 1_000_000));
  await client.query("select setseed(0.5)");
  await client.query(photos);
  await client.query(favourites(some(250_000)));
  await client.query(connections(some(120_000)));
  await client.query(views);
}
