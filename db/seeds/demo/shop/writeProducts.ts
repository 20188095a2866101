import { Image } from "../../../models/Image.ts";
import { ShopCategory } from "../../../models/ShopCategory.ts";
import { number, rows } from "../../../rows.ts";
import { sequelize } from "../../../sequelize.ts";
import { daysAgo, later } from "../market/times.ts";
import type { DemoPhoto } from "../photos.ts";
import { type Random, randomOf } from "../random.ts";
import { shopCategories } from "./products/products.ts";
import {
  type CategorySeed,
  detailNames,
  featureTitles,
  type ProductSeed,
  type ReviewSeed,
} from "./products/types.ts";
import type { DraftOfProduct, ShopRules } from "./rules.ts";
import { shotSrc } from "./shots.ts";

/** The photos are this old, so that nobody's hourly limit counts them. */
const PHOTOS_AGE_DAYS = 30;

async function writePhotos(
  photos: readonly DemoPhoto[],
  ownerId: number,
  now: Date,
): Promise<Map<string, number>> {
  const createdAt = later(now, -PHOTOS_AGE_DAYS);
  const images = await Image.bulkCreate(
    photos.map(({ name, width, height, thumbhash }) => ({
      ownerId,
      width,
      height,
      thumbhash,
      createdAt,
      src: `/images/shop/${name}.webp`,
    })),
  );
  return new Map(images.map(({ src, id }) => [src, id]));
}

function draftOf(
  seed: ProductSeed,
  categoryId: number,
  imageOf: Map<string, number>,
  publishedAt: Date,
): DraftOfProduct {
  const sources = seed.shots.map(shotSrc);
  return {
    categoryId,
    publishedAt,
    price: seed.price,
    discountedPrice: seed.group,
    titleEn: seed.title[0],
    titleHi: seed.title[1],
    descriptionEn: seed.text[0],
    descriptionHi: seed.text[1],
    details: seed.details.map(([name, value, value_hi]) => ({
      name: detailNames[name][0],
      name_hi: detailNames[name][1],
      value,
      value_hi,
    })),
    highlights: seed.highlights.map(([text, text_hi]) => ({ text, text_hi })),
    pictureHighlights: seed.pictures.map(([shot, title, text]) => ({
      image: sources[shot] ?? "",
      title: title[0],
      title_hi: title[1],
      description: text[0],
      description_hi: text[1],
    })),
    isReal: seed.isReal ?? true,
    ogImage: sources[0] ?? null,
    imageIds: sources.map((src) => imageOf.get(src) ?? 0),
  };
}

async function writeFeatures(productId: number, { rates }: ProductSeed): Promise<number[]> {
  const found = await rows(
    { id: number },
    `insert into product_features (product_id, title_en, title_hi, position)
     select $productId, en, hi, place from unnest($en::text[], $hi::text[]) with ordinality as f (en, hi, place)
     returning id`,
    {
      productId,
      en: rates.map((rate) => featureTitles[rate][0]),
      hi: rates.map((rate) => featureTitles[rate][1]),
    },
  );
  return found.map(({ id }) => id);
}

/** A review brought from elsewhere, without an order; its author rates each feature much as the whole. */
async function writeReview(
  productId: number,
  review: ReviewSeed,
  featureIds: number[],
  at: Date,
  random: Random,
) {
  const { author, stars, question = null, answer, likes } = review;
  const rates = featureIds.map(() => Math.min(5, Math.max(1, stars + random.pick([-1, 0, 0, 0, 1]))));
  await sequelize.query(
    `with written as (
       insert into reviews (product_id, author_name, stars, question, answer, liked_by, created_at)
       values ($productId, $author, $stars, $question, $answer, $likes, $at) returning id)
     insert into review_rates (review_id, feature_id, stars)
     select written.id, f.id, f.stars from written, unnest($featureIds::integer[], $rates::integer[]) as f (id, stars)`,
    { bind: { productId, author, stars, question, answer, likes, at, featureIds, rates } },
  );
}

/** Writes sales and ratings of before, as if they were brought over from another shop. */
async function writeHistory(productId: number, { sold, groups, stars }: ProductSeed) {
  const [five, four, three, two, one] = stars;
  await sequelize.query(
    `update product_counts set sold_items = $sold, groups = $groups, stars_5 = $five, stars_4 = $four,
       stars_3 = $three, stars_2 = $two, stars_1 = $one where product_id = $productId`,
    { bind: { productId, sold, groups, five, four, three, two, one } },
  );
}

async function writeCategory(
  { link, name, products }: CategorySeed,
  position: number,
  imageOf: Map<string, number>,
  { now, rules }: { now: Date; rules: ShopRules },
) {
  const category = await ShopCategory.create({ link, nameEn: name[0], nameHi: name[1], position });
  for (const seed of products) {
    const random = randomOf(`product ${seed.title[0]}`);
    const publishedAt = daysAgo(random.int(40, 220), now, random);
    const { id } = await rules.writeProduct(draftOf(seed, category.id, imageOf, publishedAt));
    const featureIds = await writeFeatures(id, seed);
    for (const review of seed.reviews) {
      await writeReview(id, review, featureIds, daysAgo(random.int(3, 39), now, random), random);
    }
    await writeHistory(id, seed);
  }
}

/** Writes categories, products, photos and imported reviews of the demo shop. */
export async function writeProducts(
  photos: readonly DemoPhoto[],
  ownerId: number,
  rules: ShopRules,
): Promise<void> {
  const now = new Date();
  const imageOf = await writePhotos(photos, ownerId, now);
  for (const [position, category] of shopCategories.entries()) {
    await writeCategory(category, position, imageOf, { now, rules });
  }
}
