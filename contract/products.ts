import { z } from "zod";
import { choice, Id, IdParam, QueryText, Skip, take } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { PRODUCTS_PAGE } from "./limits.ts";
import { productSorts } from "./productSorts.ts";

/** Link of a category or a product of the shop; `hot_deals` holds an underscore. */
export const ShopLink = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/, "unknown");

const ProductImage = z.object({ id: z.int(), src: z.string(), thumbhash: z.string().nullable() });
/** `title` is English; what isn't translated is null. */
const Title = { title: z.string(), title_hi: z.string().nullable() };

/**
 * A product as lists show it, with its first image. Prices in rupees. `countParticipants` are the people of its fullest
 * open group that a newcomer can join, 0 where there is none. `favourites` holds the caller's own row or nothing.
 */
export const ProductCard = z.object({
  id: z.int(),
  link: z.string(),
  ...Title,
  images: z.array(ProductImage),
  price: z.int(),
  discountedPrice: z.int(),
  /** 0 to 5, one decimal; 0 without ratings. */
  avgRating: z.number(),
  ratingsCount: z.int(),
  participantsToComplete: z.int(),
  countParticipants: z.int(),
  favourites: z.array(z.object({ userId: z.int() })),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** A name and what it says, such as "Fabric" and "Cotton". */
const Detail = z.object({
  name: z.string(),
  name_hi: z.string().nullable(),
  value: z.string(),
  value_hi: z.string().nullable(),
});

/** A buyer's review of a product. `question` is what they were asked; `likedBy` counts people. */
export const Review = z.object({
  id: z.int(),
  question: z.string().nullable(),
  answer: z.string(),
  authorName: z.string(),
  stars: z.int(),
  likedBy: z.int(),
  createdAt: z.string(),
  /** Brought from elsewhere, not written by who ordered here. */
  isImported: z.boolean(),
});
export type Review = z.infer<typeof Review>;

/** A product whole. `ratingsStars` counts ratings by stars; `rate` of a feature is out of 5. */
export const Product = ProductCard.extend({
  description: z.string(),
  description_hi: z.string().nullable(),
  details: z.array(Detail),
  highlights: z.array(z.object({ text: z.string(), text_hi: z.string().nullable() })),
  productHighlights: z.array(
    z.object({
      image: z.string(),
      title: z.string(),
      title_hi: z.string().nullable(),
      description: z.string(),
      description_hi: z.string().nullable(),
    }),
  ),
  ogImage: z.string().nullable(),
  reviewsCount: z.int(),
  ratingsStars: z.object({ 5: z.int(), 4: z.int(), 3: z.int(), 2: z.int(), 1: z.int() }),
  featureRates: z.array(z.object({ title: z.string(), title_hi: z.string().nullable(), rate: z.number() })),
  reviews: z.array(Review),
  category: z.object({ link: z.string(), name: z.string(), name_hi: z.string() }),
  soldItems: z.int(),
  /** Groups that people have started for it. */
  groups: z.int(),
  /** Without it the product is a demand test: interest is noted, no order is taken. */
  isRealProduct: z.boolean(),
});
export type Product = z.infer<typeof Product>;

/** A product as search shows it. */
export const ProductFound = z.object({
  id: z.int(),
  link: z.string(),
  image: z.string().nullable(),
  name: z.string(),
  name_hi: z.string().nullable(),
  groups: z.int(),
  soldItems: z.int(),
  price: z.int(),
  discountedPrice: z.int(),
  rating: z.number(),
  countReviews: z.int(),
});
export type ProductFound = z.infer<typeof ProductFound>;

const ShopCategory = z.object({ id: z.int(), link: z.string(), name: z.string(), name_hi: z.string() });

/** A category with the products that the home shows of it. */
export const ShopSection = ShopCategory.extend({ products: z.array(ProductCard) });
export type ShopSection = z.infer<typeof ShopSection>;

export const listProducts = endpoint({
  method: "get",
  path: "/api/products",
  access: "public",
  summary: "Products of the shop or of a category, the best sold first unless told otherwise",
  input: z.object({
    categoryId: IdParam.optional(),
    sort: choice(productSorts).default("popular"),
    /** A product's id: what comes behind it, wherever it stands by now, so that no newcomer moves the next page. */
    after: IdParam.optional(),
    skip: Skip,
    take: take(PRODUCTS_PAGE),
  }),
  output: z.array(ProductCard),
});

export const listSections = endpoint({
  method: "get",
  path: "/api/products/groups",
  access: "public",
  summary: "Categories that have products, with the first of them",
  input: z.object({}),
  output: z.array(ShopSection),
});

export const searchProducts = endpoint({
  method: "get",
  path: "/api/products/search",
  access: "public",
  summary: "Products by words in English, Hindi, or Hindi in Latin letters, best match first",
  input: z.object({ query: QueryText, skip: Skip, take: take(PRODUCTS_PAGE) }),
  output: z.array(ProductFound),
});

export const listSimilarProducts = endpoint({
  method: "get",
  path: "/api/products/similar/:id",
  access: "public",
  summary: "Ten products of the same category at most, the nearest price first",
  input: z.object({ id: IdParam }),
  output: z.array(ProductCard),
});

export const getProduct = endpoint({
  method: "get",
  path: "/api/products/:link",
  access: "public",
  summary: "A product whole",
  input: z.object({ link: ShopLink }),
  output: Product,
});

export const previewProduct = endpoint({
  method: "get",
  path: "/api/products/preview/:link",
  access: "admin:catalog.read",
  summary: "A product whole, published or not",
  input: z.object({ link: ShopLink }),
  output: Product,
});

export const getShopCategory = endpoint({
  method: "get",
  path: "/api/categories/:link",
  access: "public",
  summary: "A category of the shop",
  input: z.object({ link: ShopLink }),
  output: ShopCategory,
});

export const noteInterest = endpoint({
  method: "post",
  path: "/api/user/products/interest",
  access: "user",
  summary: "Asks to be told when a product of a demand test is sold",
  input: z.object({ productId: Id }),
  output: z.object({ isNoted: z.literal(true) }),
});

export const toggleFavouriteProduct = endpoint({
  method: "post",
  path: "/api/user/products/favourites/toggle",
  access: "user",
  summary: "Keeps a product or lets it go",
  /** `isFavourite` says which is wanted, so that a repeated call changes nothing. */
  input: z.object({ productId: Id, isFavourite: z.boolean().optional() }),
  output: z.object({ isFavourite: z.boolean() }),
});

export const listFavouriteProducts = endpoint({
  method: "get",
  path: "/api/user/products/favourites",
  access: "user",
  summary: "Products that the caller keeps, the last kept first",
  input: z.object({ skip: Skip, take: take(PRODUCTS_PAGE) }),
  output: z.array(ProductCard),
});
