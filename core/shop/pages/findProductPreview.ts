import { QueryTypes } from "sequelize";
import type { Language } from "#contract/languages.ts";
import { sequelize } from "#db/sequelize.ts";
import { coverJoin } from "../products/productCardSql.ts";
import { productTitleSql } from "../products/productTitleSql.ts";

/** What the bot's card of a product of the shop shows. */
export interface ProductPreview {
  link: string;
  title: string;
  /** In whole rupees: alone, and with friends. */
  price: number;
  discountedPrice: number;
  /** Address of the cover. */
  photo: string | null;
  /** Of the fullest open group that a newcomer can join; null where there is none. */
  placesLeft: number | null;
  /** Whole minutes that this group is still open. */
  minutesLeft: number | null;
}

/** Finds a product on sale by its link, as somebody sees it who may be in a group of it already. */
export async function findProductPreview(
  link: string,
  { viewerId, language }: { viewerId: number; language: Language },
): Promise<ProductPreview | undefined> {
  const [product] = await sequelize.query<ProductPreview>(
    `select p.link, ${productTitleSql(language)} as title, p.price, p.discounted_price as "discountedPrice",
       i.src as photo, fullest."placesLeft", fullest."minutesLeft"
     from products p
     ${coverJoin}
     left join lateral (
       select g.participants_to_complete - g.members_count as "placesLeft",
         floor(extract(epoch from g.ends_at - now()) / 60)::integer as "minutesLeft"
       from groups g
       where g.product_id = p.id and g.status = 'open' and g.ends_at > now() and not exists (
         select from group_members m where m.group_id = g.id and m.user_id = $viewerId and m.left_at is null)
       order by g.members_count desc, g.id limit 1) fullest on true
     where p.link = $link and p.is_published`,
    { type: QueryTypes.SELECT, bind: { link, viewerId } },
  );
  return product;
}
