import type { Language } from "#contract/languages.ts";
import { read } from "#db/readPool.ts";
import { number, type RowOf, rows, text } from "#db/rows.ts";

/** The public facts of a section of the shop. */
const shopCategoryPageRow = {
  link: text,
  name: text,
  /** Products on sale. */
  count: number,
  /** The lowest group price, in whole rupees; 0 without products. */
  cheapest: number,
};

export type ShopCategoryPage = RowOf<typeof shopCategoryPageRow>;

const statement = {
  name: "head-shop-category",
  text: `select k.link, case when $2::text = 'hi' then k.name_hi else k.name_en end as name,
      count(p.id)::integer as count, coalesce(min(p.discounted_price), 0) as cheapest
    from shop_categories k left join products p on p.category_id = k.id and p.is_published
    where k.link = $1 group by k.id`,
};

/** A section of the shop in a language; undefined for none. */
export async function findShopCategoryPage(
  link: string,
  language: Language,
): Promise<ShopCategoryPage | undefined> {
  const [category] = await read(shopCategoryPageRow, statement, [link, language], { fromReplica: true });
  return category;
}

/** As `findShopCategoryPage`, of the database that is written to: for the bot's card. */
export async function findShopCategoryPreview(
  link: string,
  language: Language,
): Promise<ShopCategoryPage | undefined> {
  const [category] = await rows(shopCategoryPageRow, statement.text, [link, language]);
  return category;
}
