import { slug } from "#contract/listingLink.ts";
import { itemTotal } from "#contract/shopPrices.ts";
import { describeForSearch } from "#core/shop/products/describeForSearch.ts";
import { randomOf } from "#db/seeds/demo/random.ts";
import { shopCategories } from "#db/seeds/demo/shop/products/products.ts";
import { detailNames } from "#db/seeds/demo/shop/products/types.ts";
import type { Row } from "../../seed/insertRows.ts";
import { type ShopShelf, shelves } from "./shelves.ts";
import { brands, colours } from "./words.ts";

const DAY = 86_400_000;
/** Of so many products in turn the last one isn't published and the first one is a demand test. */
export const TURN = 50;

/** The address of a made image. */
export const imageSrc = (id: number) => `/images/bench/shop/${id}.webp`;

const known = shopCategories.flatMap(({ products }) => products);
const shares = shelves.flatMap((one) => Array.from({ length: one.share }, () => one));

function describe(shelf: ShopShelf, key: string) {
  const random = randomOf(key);
  const kind = random.pick(shelf.kinds);
  const [nature, colour, size] = [random.pick(shelf.natures), random.pick(colours), random.pick(shelf.sizes)];
  const brand = random.pick(brands);
  const model = random.pick(known);
  const title = (place: 0 | 1) =>
    `${brand} ${nature[place]} ${kind.name[place]}, ${colour[place]}, ${size[place]}`;
  const said = (place: 0 | 1) =>
    `${kind.name[place]} · ${nature[place]} · ${colour[place]}. ${model.text[place]}`;
  const detail = (name: keyof typeof detailNames, value: string, value_hi: string) => ({
    name: detailNames[name][0],
    name_hi: detailNames[name][1],
    value,
    value_hi,
  });
  const price = random.int(kind.least, kind.most);
  return {
    random,
    model,
    price,
    titleEn: title(0),
    titleHi: random.chance(0.95) ? title(1) : null,
    descriptionEn: said(0),
    descriptionHi: said(1),
    discountedPrice: Math.min(price, Math.max(49, Math.round(price * (0.35 + 0.3 * random.next())))),
    details: [
      detail("material", ...nature),
      detail("colour", ...colour),
      detail("size", ...size),
      ...model.details.slice(0, 2).map(([name, en, hi]) => detail(name, en, hi)),
      detail("origin", "India", "भारत"),
    ],
    highlights: model.highlights.map(([text, text_hi]) => ({ text, text_hi })),
  };
}

interface MadeProduct {
  product: Row;
  /** What one comes to alone, for who starts a group, and for who joins one. */
  totals: Record<"product_id" | "alone" | "creator" | "member", number>;
  images: number;
}

/** The product with this id, from 1 up. `categories` are ids by the shelves' places; `now` in milliseconds since 1970. */
export function makeProduct(id: number, categories: readonly number[], now: number): MadeProduct {
  const shelf = shares[(id * 37) % shares.length] ?? shares[0];
  if (!shelf) throw new Error("The shop has no shelves");
  const made = describe(shelf, `bench product ${id}`);
  const { random, model, price, discountedPrice, details, highlights } = made;
  const category = { nameEn: shelf.name[0], nameHi: shelf.name[1] };
  const { terms, nameWords } = describeForSearch(made, category);
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
      category_id: categories[shelves.indexOf(shelf)] ?? 0,
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
