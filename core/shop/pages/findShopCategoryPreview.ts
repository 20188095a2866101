import { QueryTypes } from "sequelize";
import type { Language } from "#contract/languages.ts";
import { sequelize } from "#db/sequelize.ts";

/** What the bot says of a category of the shop. */
export interface ShopCategoryPreview {
  link: string;
  name: string;
  /** Products on sale. */
  count: number;
  /** The lowest group price, in whole rupees; 0 without products. */
  cheapest: number;
}

/** Finds a category of the shop by its link. */
export async function findShopCategoryPreview(
  link: string,
  language: Language,
): Promise<ShopCategoryPreview | undefined> {
  const [category] = await sequelize.query<ShopCategoryPreview>(
    `select k.link, ${language === "hi" ? "k.name_hi" : "k.name_en"} as name, count(p.id)::integer as count,
       coalesce(min(p.discounted_price), 0) as cheapest
     from shop_categories k left join products p on p.category_id = k.id and p.is_published
     where k.link = $link group by k.id`,
    { type: QueryTypes.SELECT, bind: { link } },
  );
  return category;
}
