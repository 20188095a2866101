import { SIMILAR_MAX } from "#contract/limits.ts";
import type { ProductSort } from "#contract/productSorts.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { number, text } from "#db/rows.ts";
import { coverJoin, productCardSql, productJoins, VIEWER } from "./productCardSql.ts";

/** The cards of a page of products, `page` giving id and place, in the order of their places. */
const cardsSql = (page: string, order = "page.place") => `
  select coalesce(json_agg(${productCardSql} order by ${order}), '[]')::text as json
  from (${page}) page join products p on p.id = page.id ${productJoins} ${coverJoin}`;

interface Order {
  /** Where the value stands that a list goes by; both tables know the category and whether a product is published. */
  table: "products" | "product_counts";
  value: string;
  direction: "asc" | "desc";
  /** Where one stands that may have lost its value: at the top, so that what was shown comes again rather than nothing. */
  stands?: string;
}

const orders: Record<ProductSort, Order> = {
  popular: { table: "product_counts", value: "sold_items", direction: "desc" },
  cheapest: { table: "products", value: "discounted_price", direction: "asc" },
  dearest: { table: "products", value: "discounted_price", direction: "desc" },
  newest: {
    table: "products",
    value: "published_at",
    direction: "desc",
    stands: "coalesce(published_at, now())",
  },
  best_rated: { table: "product_counts", value: "rating", direction: "desc" },
};

interface Asked {
  sort: ProductSort;
  categoryId?: number | undefined;
  after?: number | undefined;
}

/** A page of a list; what is equal stands in the order of ids. Values 4 and 5 are the category and `after`, where asked. */
function listStatement({ sort, categoryId, after }: Asked) {
  const { table, value, direction, stands = value } = orders[sort];
  const id = table === "products" ? "id" : "product_id";
  const [isOfCategory, isAfter] = [categoryId !== undefined, after !== undefined];
  const behind = `(${value}, ${id}) ${direction === "asc" ? ">" : "<"}
    (select ${stands}, ${id} from ${table} where ${id} = $${isOfCategory ? 5 : 4})`;
  const page = `
    select ${id} as id, ${value} as place from ${table}
    where is_published ${isOfCategory ? "and category_id = $4" : ""} ${isAfter ? `and ${behind}` : ""}
    order by ${value} ${direction}, ${id} ${direction} limit $2 offset $3`;
  return {
    name: `products-${sort}${isOfCategory ? "-of-category" : ""}${isAfter ? "-after" : ""}`,
    text: cardsSql(page, `page.place ${direction}, page.id ${direction}`),
  };
}

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
  const [row] = await read({ json: text }, statement, values, { fromReplica });
  return row?.json ?? "[]";
}

interface Page {
  skip: number;
  take: number;
}

/**
 * Products of the shop or of a category, in one of their orders. `after` is a product that stands before the page,
 * published still or not; behind one that was never there is nothing.
 */
export async function listProducts(
  { skip, take, ...asked }: Page & Asked,
  viewerId: number | undefined,
): Promise<ReadyJson> {
  const { sort, categoryId, after } = asked;
  const statement = listStatement(asked);
  const rest = [take, skip, ...[categoryId, after].filter((id) => id !== undefined)];
  if (viewerId !== undefined) return new ReadyJson(await readJson(statement, [viewerId, ...rest], false));
  return keepReady(`products:${sort}:${take}:${skip}:${categoryId}:${after}`, () =>
    readJson(statement, [0, ...rest], true),
  );
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
  const [row] = await read({ id: number, link: text, name: text, name_hi: text }, category, [link], {
    fromReplica: true,
  });
  if (!row) throw new RuleError("not_found", "No such category");
  return row;
}
