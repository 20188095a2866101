import type pg from "pg";
import { clientRows, number } from "#db/rows.ts";
import { buyers } from "#db/seeds/demo/shop/buyers.ts";
import { shopCategories } from "#db/seeds/demo/shop/products/products.ts";
import { hashes } from "../../seed/activity.ts";
import { fillBare } from "../../seed/bareTables.ts";
import { insertRows, numbersFrom, raiseSequences } from "../../seed/insertRows.ts";
import { writeOpinions } from "./opinions.ts";
import { imageSrc, makeProduct } from "./products.ts";
import { type ShopSize, writeTrade } from "./trade.ts";

const tables = [
  "users",
  "images",
  "products",
  "product_images",
  "product_features",
  "product_counts",
  "groups",
  "orders",
  "order_moves",
  "group_members",
  "reviews",
  "review_rates",
  "product_favourites",
];
const sequences = [
  "users",
  "images",
  "products",
  "product_features",
  "groups",
  "orders",
  "order_moves",
  "group_members",
  "reviews",
];

type Say = (line: string) => void;

const people = `
  insert into users (id, telegram_id, first_name, last_name, photo_url, language, phone_number, phone_verified_at,
    is_admin, role, bot_started_at, created_at, updated_at)
  select n, 7200000000 + n, ($2::text[])[1 + n % cardinality($2)], ($3::text[])[1 + (n / 7) % cardinality($3)],
    case when n % 3 > 0 then 'https://t.me/i/userpic/320/bench' || n || '.svg' end,
    case when n % 5 < 3 then 'en' else 'hi' end, '+9100' || lpad(n::text, 8, '0'), joined, n = 1,
    case n when 1 then 'owner' end, joined, joined, joined
  from (select n, now() - make_interval(days => 401 + n % 200) as joined from generate_series(1, $1::integer) n) p`;

async function writeCategories(client: pg.Client): Promise<number[]> {
  const rows = await clientRows(
    client,
    { id: number },
    `insert into shop_categories (link, name_en, name_hi, position)
     select link, en, hi, place from unnest($1::text[], $2::text[], $3::text[]) with ordinality c (link, en, hi, place)
     order by place returning id`,
    [
      shopCategories.map(({ link }) => link),
      shopCategories.map(({ name }) => name[0]),
      shopCategories.map(({ name }) => name[1]),
    ],
  );
  return rows.map(({ id }) => id);
}

/** Products with their images. An image's id is ten times its product's and its place. */
async function writeProducts(client: pg.Client, count: number) {
  const categories = await writeCategories(client);
  await client.query(
    "create temp table made_totals (product_id integer primary key, alone integer, creator integer, member integer)",
  );
  const now = new Date();
  const made = numbersFrom(1, count).map((id) => makeProduct(id, categories, now.getTime()));
  const places = made.flatMap(({ totals: { product_id }, images }) =>
    numbersFrom(0, images - 1).map((position) => ({
      product_id,
      position,
      image_id: product_id * 10 + position,
    })),
  );
  const images = places.map(({ image_id: id }) => ({
    id,
    owner_id: 1,
    src: imageSrc(id),
    width: 1080,
    height: 1080,
    thumbhash: hashes[id % hashes.length],
    created_at: now,
  }));
  const products = made.map(({ product }) => product);
  const totals = made.map((one) => one.totals);
  for (const [table, rows] of Object.entries({
    products,
    made_totals: totals,
    images,
    product_images: places,
  })) {
    await insertRows(client, table, rows);
  }
}

/** Fills a migrated database with a shop of this size. */
export function fillShop(url: string, size: ShopSize, say: Say): Promise<void> {
  return fillBare(url, {
    tables,
    // Values that triggers would keep row by row are made of all rows at the end.
    settings: "set session_replication_role = replica; select setseed(0.5)",
    say,
    async fill(client) {
      const names = [buyers.map(({ firstName }) => firstName), buyers.map(({ lastName }) => lastName)];
      await client.query(people, [size.people, ...names]);
      say("writing products");
      await writeProducts(client, size.products);
      say("writing groups and orders");
      await writeTrade(client, size);
      say("writing reviews");
      await writeOpinions(client, size);
      await raiseSequences(client, sequences);
    },
  });
}
