import { RuleError } from "#core/platform/errors/RuleError.ts";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { text } from "#db/rows.ts";
import { imagesSql, productFields, productJoins } from "./productCardSql.ts";

/** Reviews a product's page shows. */
const REVIEWS_SHOWN = 20;

const reviewsSql = `(select coalesce(json_agg(json_build_object('id', r.id, 'question', r.question, 'answer', r.answer,
    'authorName', r.author_name, 'stars', r.stars, 'likedBy', r.liked_by, 'createdAt', iso_time(r.created_at),
    'isImported', r.order_id is null) order by r.liked_by desc, r.id desc), '[]')
  from (select * from reviews where product_id = p.id and answer is not null
    order by liked_by desc, id desc limit ${REVIEWS_SHOWN}) r)`;

const featuresSql = `(select coalesce(json_agg(json_build_object('title', f.title_en, 'title_hi', f.title_hi,
    'rate', rated.rate) order by f.position), '[]')
  from product_features f cross join lateral (
    select round(avg(stars), 1) as rate from review_rates where feature_id = f.id) rated
  where f.product_id = p.id and rated.rate is not null)`;

const productJson = `json_build_object(${productFields}, 'images', ${imagesSql},
  'description', p.description_en, 'description_hi', p.description_hi, 'details', p.details,
  'highlights', p.highlights, 'productHighlights', p.picture_highlights, 'ogImage', p.og_image,
  'reviewsCount', n.reviews, 'ratingsStars', json_build_object('5', n.stars_5, '4', n.stars_4, '3', n.stars_3,
    '2', n.stars_2, '1', n.stars_1),
  'featureRates', ${featuresSql}, 'reviews', ${reviewsSql},
  'category', json_build_object('link', k.link, 'name', k.name_en, 'name_hi', k.name_hi),
  'soldItems', n.sold_items, 'groups', n.groups, 'isRealProduct', p.is_real)`;

const productSql = (condition: string) => `select (${productJson})::text as json from products p
  join shop_categories k on k.id = p.category_id ${productJoins} where p.link = $2 ${condition}`;

const published = { name: "product", text: productSql("and p.is_published") };
const any = { name: "product-preview", text: productSql("") };

async function readJson(statement: typeof any, link: string, viewerId: number): Promise<string> {
  const [row] = await read({ json: text }, statement, [viewerId, link], { fromReplica: viewerId === 0 });
  if (!row) throw new RuleError("not_found", "No such product");
  return row.json;
}

/**
 * A published product whole.
 * @throws {RuleError} not_found
 */
export async function readProduct(link: string, viewerId: number | undefined): Promise<ReadyJson> {
  return viewerId === undefined
    ? keepReady(`product:${link}`, () => readJson(published, link, 0))
    : new ReadyJson(await readJson(published, link, viewerId));
}

/**
 * A product whole, published or not: for admins.
 * @throws {RuleError} not_found
 */
export async function previewProduct(link: string, viewerId: number): Promise<ReadyJson> {
  return new ReadyJson(await readJson(any, link, viewerId));
}
