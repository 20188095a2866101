import { SIMILAR_MAX } from "#contract/limits.ts";
import { read } from "#db/readPool.ts";
import { RuleError } from "../errors.ts";
import { keepReady } from "../ready/keepReady.ts";
import { ReadyJson } from "../ready/ReadyJson.ts";
import { coverJoin, productCardSql, productJoins, VIEWER } from "./productCardSql.ts";

/** The cards of a page of products, `page` giving id and place, in the order of their places. */
const cardsSql = (page: string) => `
  select coalesce(json_agg(${productCardSql} order by page.place), '[]')::text as json
  from (${page}) page join products p on p.id = page.id ${productJoins} ${coverJoin}`;

const bestSold = (condition: string) => `
  select product_id as id, row_number() over (order by sold_items desc, product_id desc) as place
  from product_counts where is_published ${condition}
  order by sold_items desc, product_id desc limit $2 offset $3`;

const all = { name: "products", text: cardsSql(bestSold("")) };
const ofCategory = { name: "products-of-category", text: cardsSql(bestSold("and category_id = $4")) };

/** Going up or down from its price: those of one price come or stay away together, as the last ones are chosen by id. */
const nearest = (direction: string, order: string) => `
  (select o.id, abs(o.discounted_price - b.discounted_price) as distance from products o
   where o.category_id = b.category_id and o.is_published and o.id <> b.id
     and o.discounted_price ${direction} b.discounted_price
   order by o.discounted_price ${order} fetch first ${SIMILAR_MAX} rows with ties)`;

const similar = {
  name: "similar-products",
  text: cardsSql(`
    select near.id, row_number() over (order by near.distance, near.id) as place
    from products b cross join lateral (${nearest(">=", "asc")} union all ${nearest("<", "desc")}) near
    where b.id = $2 order by near.distance, near.id limit ${SIMILAR_MAX}`),
};

const favourites = {
  name: "favourite-products",
  text: cardsSql(`
    select product_id as id, row_number() over (order by f.created_at desc, product_id desc) as place
    from product_favourites f join products p on p.id = product_id and p.is_published
    where f.user_id = ${VIEWER} order by f.created_at desc, product_id desc limit $2 offset $3`),
};

async function readJson(
  statement: { name: string; text: string },
  values: readonly unknown[],
  fromReplica: boolean,
): Promise<string> {
  const [row] = await read<{ json: string }>(statement, values, { fromReplica });
  return row?.json ?? "[]";
}

interface Page {
  skip: number;
  take: number;
}

/** Products of the shop or of a category, the best sold first. */
export async function listProducts(
  { categoryId, skip, take }: Page & { categoryId?: number | undefined },
  viewerId: number | undefined,
): Promise<ReadyJson> {
  const statement = categoryId === undefined ? all : ofCategory;
  const rest = categoryId === undefined ? [take, skip] : [take, skip, categoryId];
  if (viewerId !== undefined) return new ReadyJson(await readJson(statement, [viewerId, ...rest], false));
  return keepReady(`products:${rest.join(":")}`, () => readJson(statement, [0, ...rest], true));
}

/** Products of the same category, the nearest group price first. */
export async function listSimilarProducts(id: number, viewerId: number | undefined): Promise<ReadyJson> {
  if (viewerId !== undefined) return new ReadyJson(await readJson(similar, [viewerId, id], false));
  return keepReady(`similar-products:${id}`, () => readJson(similar, [0, id], true));
}

/** Products that somebody keeps, the last kept first. */
export async function listFavouriteProducts(userId: number, { skip, take }: Page): Promise<ReadyJson> {
  return new ReadyJson(await readJson(favourites, [userId, take, skip], false));
}

const category = {
  name: "shop-category",
  text: "select id, link, name_en as name, name_hi from shop_categories where link = $1",
};

/**
 * A category of the shop by its link.
 * @throws {RuleError} not_found
 */
export async function readShopCategory(
  link: string,
): Promise<{ id: number; link: string; name: string; name_hi: string }> {
  const [row] = await read<{ id: number; link: string; name: string; name_hi: string }>(category, [link], {
    fromReplica: true,
  });
  if (!row) throw new RuleError("not_found", "No such category");
  return row;
}
