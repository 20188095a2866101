import type { Language } from "#contract/languages.ts";
import { maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { coverJoin } from "../products/productCardSql.ts";

/** The bot's card of a product of the shop. */
const productPreviewRow = {
  link: text,
  title: text,
  /** In whole rupees: alone, and with friends. */
  price: number,
  discountedPrice: number,
  /** Address of the cover. */
  photo: maybe(text),
  /** Places left in the fullest open group that a newcomer can join; null where there is none. */
  placesLeft: maybe(number),
  /** Whole minutes that this group is still open. */
  minutesLeft: maybe(number),
};

type ProductPreview = RowOf<typeof productPreviewRow>;

/** Finds a product on sale by its link, as somebody sees it who may be in a group of it already. */
export async function findProductPreview(
  link: string,
  { viewerId, language }: { viewerId: number; language: Language },
): Promise<ProductPreview | undefined> {
  const [product] = await rows(
    productPreviewRow,
    `select p.link, title_in(p, '${language}') as title, p.price, p.discounted_price as "discountedPrice",
       i.src as photo, fullest."placesLeft", fullest."minutesLeft"
     from products p
     ${coverJoin}
     left join lateral (
       select g.participants_to_complete - g.members_count as "placesLeft",
         minutes_until(g.ends_at) as "minutesLeft"
       from groups g
       where g.product_id = p.id and is_open(g) and not exists (
         select from group_members m where m.group_id = g.id and m.user_id = $viewerId and m.left_at is null)
       order by g.members_count desc, g.id limit 1) fullest on true
     where p.link = $link and p.is_published`,
    { link, viewerId },
  );
  return product;
}
