import type pg from "pg";
import { shopCategories } from "#db/seeds/demo/shop/products/products.ts";
import { featureTitles } from "#db/seeds/demo/shop/products/types.ts";
import type { ShopSize } from "./trade.ts";

const known = shopCategories.flatMap(({ products }) => products.flatMap(({ reviews }) => reviews));
const texts = known.map(({ answer }) => answer);
const questions = known.flatMap(({ question }) => question ?? []);
const authors = known.map(({ author }) => author);
const titles = Object.values(featureTitles);

const one = (list: string) => `(${list})[1 + floor(random() * cardinality(${list}))::integer]`;

const features = `
  insert into product_features (product_id, position, title_en, title_hi)
  select p.id, place, ($1::text[])[1 + (p.id + place) % cardinality($1)], ($2::text[])[1 + (p.id + place) % cardinality($2)]
  from products p cross join generate_series(0, 2) place`;

const stars = "5 - least(4, floor(power(random(), 2.6) * 5))::integer";
/** Most have words; few are liked by many. */
const said = (author: string, at: string) => `${author}, ${stars},
  case when random() < 0.2 then ${one("$2::text[]")} end, case when random() < 0.8 then ${one("$1::text[]")} end,
  floor(40 * power(random(), 6))::integer, ${at}`;
const columns = "author_name, stars, question, answer, liked_by, created_at";

const ofBuyers = `
  insert into reviews (product_id, user_id, order_id, ${columns})
  select product_id, user_id, id, ${said(one("$3::text[]"), "created_at + interval '9 days'")}
  from orders where status = 'delivered' and random() < 0.2 order by id`;
const imported = `
  insert into reviews (product_id, ${columns})
  select p.id, ${said(one("$3::text[]"), "p.created_at")} from products p cross join generate_series(1, 4)`;

const rates = `
  insert into review_rates (review_id, feature_id, stars)
  select r.id, f.id, greatest(1, least(5, r.stars + floor(random() * 3)::integer - 1))
  from (select * from reviews where random() < 0.5) r join product_features f on f.product_id = r.product_id`;

/** Few things are kept by many, and few people keep many. */
const favourites = ({ people, products, orders }: ShopSize) => `
  insert into product_favourites (user_id, product_id, created_at)
  select 1 + floor(power(random(), 2) * ${people})::integer,
    1 + ((floor(power(random(), 2) * ${products})::bigint * 7919) % ${products})::integer,
    now() - random() * interval '300 days'
  from generate_series(1, ${Math.round(orders * 0.4)})
  on conflict do nothing`;

/** The counts that triggers keep when the rules write. */
const counts = `
  insert into product_counts (product_id, category_id, is_published, sold_items, groups, reviews,
    stars_1, stars_2, stars_3, stars_4, stars_5)
  select p.id, p.category_id, p.is_published, coalesce(o.sold, 0), coalesce(g.groups, 0), coalesce(r.reviews, 0),
    coalesce(r.s1, 0), coalesce(r.s2, 0), coalesce(r.s3, 0), coalesce(r.s4, 0), coalesce(r.s5, 0)
  from products p
  left join (select product_id, sum(quantity) as sold from orders
    where status not in ('cancelled', 'refused', 'returned') group by 1) o on o.product_id = p.id
  left join (select product_id, count(*) as groups from groups group by 1) g on g.product_id = p.id
  left join (select product_id, count(answer) as reviews, count(*) filter (where stars = 1) as s1,
      count(*) filter (where stars = 2) as s2, count(*) filter (where stars = 3) as s3,
      count(*) filter (where stars = 4) as s4, count(*) filter (where stars = 5) as s5
    from reviews group by 1) r on r.product_id = p.id`;

/** Writes reviews and favourites, and the counts of everything. */
export async function writeOpinions(client: pg.Client, size: ShopSize): Promise<void> {
  await client.query(features, [titles.map(([en]) => en), titles.map(([, hi]) => hi)]);
  for (const query of [ofBuyers, imported]) await client.query(query, [texts, questions, authors]);
  await client.query(rates);
  await client.query(favourites(size));
  await client.query(counts);
}
