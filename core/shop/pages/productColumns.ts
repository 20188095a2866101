import { z } from "zod";
import { pagePhotoRow } from "#core/platform/pictures/PagePhoto.ts";
import { boolean, maybe, number, type RowOf, text } from "#db/rows.ts";

/** The public facts of a product on sale; prices in whole rupees. */
export const productPageRow = {
  link: text,
  title: text,
  description: text,
  /** Alone, and with friends. */
  price: number,
  discountedPrice: number,
  /** Whether the product is really sold; otherwise it is a demand test. */
  isReal: boolean,
  /** People that a group needs. */
  places: number,
  category: z.strictObject({ link: text, name: text }),
  photos: z.array(z.strictObject(pagePhotoRow)),
  /** Stars out of 5, to one decimal; 0 without ratings. */
  rating: number,
  ratings: number,
  reviews: number,
  /** Address of the picture that whoever sells it chose for messengers, where that isn't just the first photo. */
  ogImage: maybe(text),
};

export type ProductPage = RowOf<typeof productPageRow>;

const inHindi = "$2::text = 'hi'";

/** The columns of a `ProductPage` of a product `p`; the statement's second value is the language. */
export const productColumns = `p.link,
  title_in(p, $2::text) as title,
  case when ${inHindi} then coalesce(p.description_hi, p.description_en) else p.description_en end as description,
  p.price, p.discounted_price as "discountedPrice", p.is_real as "isReal",
  p.participants_to_complete as places,
  (select p.og_image where not exists (select from product_images pi join images i on i.id = pi.image_id
    where pi.product_id = p.id and pi.position = 0 and i.src = p.og_image)) as "ogImage",
  json_build_object('link', k.link, 'name', case when ${inHindi} then k.name_hi else k.name_en end) as category,
  (select coalesce(json_agg(json_build_object('src', i.src, 'width', i.width, 'height', i.height)
      order by pi.position), '[]')
    from product_images pi join images i on i.id = pi.image_id where pi.product_id = p.id) as photos,
  average_stars(n)::float8 as rating,
  ratings_of(n) as ratings, n.reviews`;

/** Joins of the tables that `productColumns` reads besides the product itself. */
export const productPageJoins =
  "join shop_categories k on k.id = p.category_id join product_counts n on n.product_id = p.id";
