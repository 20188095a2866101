import { SECTION_PRODUCTS } from "#contract/limits.ts";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { text } from "#db/rows.ts";
import { coverJoin, productCardSql, productJoins } from "./productCardSql.ts";

const statement = {
  name: "sections",
  text: `
    select coalesce(json_agg(json_build_object('id', c.id, 'link', c.link, 'name', c.name_en, 'name_hi', c.name_hi,
        'products', cards.json) order by c.position, c.id), '[]')::text as json
    from shop_categories c cross join lateral (
      select json_agg(${productCardSql} order by page.sold_items desc, page.product_id desc) as json
      from (select product_id, sold_items from product_counts
        where is_published and category_id = c.id order by sold_items desc, product_id desc
        limit ${SECTION_PRODUCTS}) page
      join products p on p.id = page.product_id ${productJoins} ${coverJoin}) cards
    where cards.json is not null`,
};

async function readJson(viewerId: number): Promise<string> {
  const [row] = await read({ json: text }, statement, [viewerId], { fromReplica: viewerId === 0 });
  return row?.json ?? "[]";
}

/** The categories that have products, with the best sold of each. */
export async function readSections(viewerId: number | undefined): Promise<ReadyJson> {
  return viewerId === undefined
    ? keepReady("sections", () => readJson(0))
    : new ReadyJson(await readJson(viewerId));
}
