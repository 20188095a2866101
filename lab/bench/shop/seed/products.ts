import { slug } from "#contract/listingLink.ts";
import { itemTotal } from "#contract/shopPrices.ts";
import { describeForSearch } from "#core/shop/products/describeForSearch.ts";
import { randomOf } from "#db/seeds/demo/random.ts";
import { shopCategories } from "#db/seeds/demo/shop/products/products.ts";
import { type CategorySeed, detailNames } from "#db/seeds/demo/shop/products/types.ts";
import type { Row } from "../../seed/insertRows.ts";
import { brands, colours, sizes } from "./words.ts";

const DAY = 86_400_000;
/** Products are made in turns of this many: the first of a turn is a demand test, and the last isn't published. */
export const TURN = 50;

/** The address of a made image. */
export const imageSrc = (id: number) => `/images/bench/shop/${id}.webp`;

/** Products of each category in a hundred, by the categories' links. */
const shares: Record<string, number> = {
  hot_deals: 1,
  ethnic_wear: 27,
  kitchen: 15,
  footwear: 14,
  electronics: 16,
  home: 13,
  beauty: 9,
  puja_festive: 5,
};
const drawn = shopCategories.flatMap((category) =>
  Array.from({ length: shares[category.link] ?? 0 }, () => category),
);

/** A product of the demo as one of many makers sells it. */
function describe({ products }: CategorySeed, key: string) {
  const random = randomOf(key);
  const model = random.pick(products);
  const [brand, colour, size] = [random.pick(brands), random.pick(colours), random.pick(sizes)];
  const title = (place: 0 | 1) => `${brand} ${model.title[place]}, ${colour[place]}, ${size[place]}`;
  const detail = ([name, value, value_hi]: CategorySeed["products"][number]["details"][number]) => ({
    name: detailNames[name][0],
    name_hi: detailNames[name][1],
    value,
    value_hi,
  });
  const price = random.int(Math.round(model.price * 0.5), model.price * 2);
  return {
    random,
    model,
    price,
    titleEn: title(0),
    titleHi: random.chance(0.95) ? title(1) : null,
    descriptionEn: `${title(0)}. ${model.text[0]}`,
    descriptionHi: `${title(1)}. ${model.text[1]}`,
    discountedPrice: Math.min(price, Math.max(49, Math.round(price * (0.35 + 0.3 * random.next())))),
    details: [detail(["colour", ...colour]), detail(["size", ...size]), ...model.details.map(detail)],
    highlights: model.highlights.map(([text, text_hi]) => ({ text, text_hi })),
  };
}

interface MadeProduct {
  product: Row;
  /** The totals of one item: alone, for the person who starts a group, and for one who joins it. */
  totals: Record<"product_id" | "alone" | "creator" | "member", number>;
  images: number;
}

/** The product with this id, from 1 up. `categories` are ids by the places of the demo's; `now` in milliseconds since 1970. */
export function makeProduct(id: number, categories: readonly number[], now: number): MadeProduct {
  const category = drawn[(id * 37) % drawn.length];
  if (!category) throw new Error("The shop has no categories");
  const made = describe(category, `bench product ${id}`);
  const { random, model, price, discountedPrice, details, highlights } = made;
  const [nameEn, nameHi] = category.name;
  const { terms, nameWords } = describeForSearch(made, { nameEn, nameHi });
  const at = new Date(now - random.int(20, 500) * DAY).toISOString();
  const pictures = model.pictures.map(([shot, title, text]) => ({
    image: imageSrc(id * 10 + shot),
    title: title[0],
    title_hi: title[1],
    description: text[0],
    description_hi: text[1],
  }));
  return {
    product: {
      id,
      link: `${slug(made.titleEn) || "item"}-s${id}`,
      category_id: categories[shopCategories.indexOf(category)] ?? 0,
      title_en: made.titleEn,
      title_hi: made.titleHi,
      description_en: made.descriptionEn,
      description_hi: made.descriptionHi,
      details,
      highlights,
      picture_highlights: pictures,
      price,
      discounted_price: discountedPrice,
      is_real: id % TURN !== 1,
      published_at: id % TURN === 0 ? null : at,
      og_image: imageSrc(id * 10),
      name_words: nameWords,
      terms,
      created_at: at,
      updated_at: at,
    },
    totals: {
      product_id: id,
      alone: itemTotal(made, "alone"),
      creator: itemTotal(made, "creator"),
      member: itemTotal(made, "member"),
    },
    images: random.int(2, 5),
  };
}
