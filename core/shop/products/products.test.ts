import { beforeEach, describe, expect, test, vi } from "vitest";
import { type ProductSort, productSorts } from "#contract/productSorts.ts";
import type { ProductCard, Product as ProductWhole, ShopSection } from "#contract/products.ts";
import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { Group } from "#db/models/Group.ts";
import type { Image } from "#db/models/Image.ts";
import { Order } from "#db/models/Order.ts";
import type { Product } from "#db/models/Product.ts";
import { Review } from "#db/models/Review.ts";
import { ShopCategory } from "#db/models/ShopCategory.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildImage, buildUser } from "../../../tests/factories.ts";
import { buildProduct, buildShopCategory, purchaseOf } from "../../../tests/shopFactories.ts";
import { cancelOrder } from "../orders/cancelOrder.ts";
import { joinOrCreate } from "../purchase/joinOrCreate.ts";
import { foldProductCounts, noteInterest } from "./noteInterest.ts";
import { previewProduct, readProduct } from "./readProduct.ts";
import {
  listFavouriteProducts,
  listProducts,
  listSimilarProducts,
  readShopCategory,
} from "./readProducts.ts";
import { readSections } from "./readSections.ts";
import { toggleFavouriteProduct } from "./toggleFavouriteProduct.ts";

const page = { skip: 0, take: 100 };
const sort = "popular";
let category: ShopCategory;
let viewerId: number;
beforeEach(async () => {
  category = await buildShopCategory();
  viewerId = (await buildUser()).id;
});

const read = async <T>(answer: Promise<ReadyJson>) => JSON.parse((await answer).text) as T;
const listed = (asked: Partial<Parameters<typeof listProducts>[0]> = {}, viewer: number | null = viewerId) =>
  read<ProductCard[]>(
    listProducts({ ...page, sort, categoryId: category.id, ...asked }, viewer ?? undefined),
  );
const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);
const whole = (product: Product, viewer: number | null = viewerId) =>
  read<ProductWhole>(readProduct(product.link, viewer ?? undefined));
const inCategory = (overrides: Parameters<typeof buildProduct>[0] = {}) =>
  buildProduct({ categoryId: category.id, ...overrides });
const setSold = (id: number, sold: number) =>
  sequelize.query("update product_counts set sold_items = $sold where product_id = $id", {
    bind: { id, sold },
  });
const buy = async (productId: number, overrides: Parameters<typeof purchaseOf>[1] = {}, userId?: number) =>
  joinOrCreate(userId ?? (await buildUser()).id, purchaseOf(productId, overrides));

async function addImages(product: Product, count: number): Promise<Image[]> {
  const images: Image[] = [];
  for (let position = 0; position < count; position += 1) {
    const image = await buildImage();
    await sequelize.query(
      "insert into product_images (product_id, position, image_id) values ($id, $position, $image)",
      {
        bind: { id: product.id, position, image: image.id },
      },
    );
    images.push(image);
  }
  return images;
}

describe("lists", () => {
  test("the best sold comes first, the newest where as much was sold; pages neither repeat nor lose any", async () => {
    const [a, b, c, d] = [await inCategory(), await inCategory(), await inCategory(), await inCategory()];
    await setSold(b.id, 50);
    await setSold(a.id, 9);
    const order = [b.id, a.id, d.id, c.id];
    expect(idsOf(await listed())).toEqual(order);
    expect(idsOf(await listed({}, null))).toEqual(order);
    const pages = await Promise.all([0, 1, 2, 3, 4].map((skip) => listed({ skip, take: 1 })));
    expect(idsOf(pages.flat())).toEqual(order);
  });

  test("without a category it is the whole shop; another category's products aren't in this one", async () => {
    const own = await inCategory();
    const other = await buildProduct();
    await setSold(own.id, 2_000_000);
    await setSold(other.id, 1_000_000);
    expect(idsOf(await listed())).toEqual([own.id]);
    const everything = await read<ProductCard[]>(listProducts({ sort, skip: 0, take: 2 }, viewerId));
    expect(idsOf(everything)).toEqual([own.id, other.id]);
  });

  test("the cheapest, the dearest, the newest first; what is equal goes by ids", async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const made = await Promise.all(
      [
        { discountedPrice: 500, publishedAt: daysAgo(3) },
        { discountedPrice: 100, publishedAt: daysAgo(1) },
        { discountedPrice: 900, publishedAt: daysAgo(3) },
        { discountedPrice: 500, publishedAt: daysAgo(2) },
      ].map((overrides) => inCategory(overrides)),
    );
    const [a, b, c, d] = idsOf(made);
    const [older, later] = [a, d].sort((one = 0, other = 0) => one - other);
    const [low, high] = [a, c].sort((one = 0, other = 0) => one - other);
    const sorted: Partial<Record<ProductSort, unknown[]>> = {
      cheapest: [b, older, later, c],
      dearest: [c, later, older, b],
      newest: [b, d, high, low],
    };
    for (const [sort, order] of Object.entries(sorted)) {
      for (const viewer of [viewerId, null]) {
        expect(idsOf(await listed({ sort: sort as ProductSort }, viewer)), sort).toEqual(order);
      }
    }
  });

  test("the best rated first: one happy buyer doesn't outdo many, and nobody's word comes last", async () => {
    const [none, single, many, bad] = [
      await inCategory(),
      await inCategory(),
      await inCategory(),
      await inCategory(),
    ];
    const rate = (id: number, stars: readonly number[]) =>
      Promise.all(stars.map((one) => Review.create({ productId: id, authorName: "Asha", stars: one })));
    await rate(single.id, [5]);
    await rate(many.id, [5, 5, 5, 4, 5, 5, 5, 5]);
    await rate(bad.id, [1, 2]);
    const order = [many.id, single.id, bad.id, none.id];
    expect(idsOf(await listed({ sort: "best_rated" }))).toEqual(order);
    await rate(
      bad.id,
      Array.from({ length: 60 }, () => 5),
    );
    expect(idsOf(await listed({ sort: "best_rated" }))).toEqual([bad.id, many.id, single.id, none.id]);
  });

  test.each(productSorts)(
    "%s: while others come and one leaves, pages behind a product double and lose none",
    async (sort) => {
      const hour = (hours: number) => new Date(Date.now() - hours * 3_600_000);
      const make = (place: number) =>
        inCategory({ discountedPrice: 100 + (place % 3), publishedAt: hour(50 - (place % 3)) });
      const known: Product[] = [];
      for (let place = 0; place < 12; place += 1) {
        const product = await make(place);
        known.push(product);
        await setSold(product.id, 1 + (place % 3));
        await Review.create({ productId: product.id, authorName: "Asha", stars: 3 + (place % 3) });
      }
      const whole = idsOf(await listed({ sort }));
      const seen: number[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const next = idsOf(await listed({ sort, after: seen.at(-1), take: 2 }));
        seen.push(...next);
        // One goes to the front and one to the back of every order.
        const { id } = await inCategory({ discountedPrice: 99, publishedAt: new Date() });
        await setSold(id, 9);
        await Review.bulkCreate(
          Array.from({ length: 9 }, () => ({ productId: id, authorName: "Om", stars: 5 })),
        );
        await inCategory({ discountedPrice: 999, publishedAt: hour(90) });
      }
      const old = new Set(idsOf(known));
      const newcomers = seen.filter((id) => !old.has(id));
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => old.has(id))).toEqual(whole.slice(0, seen.length - newcomers.length));

      // The last one seen is taken out of sale: what was shown may come again, nothing is lost.
      const at = seen.at(-1) ?? 0;
      await known.find(({ id }) => id === at)?.update({ publishedAt: null });
      const rest = idsOf(await listed({ sort, after: at }));
      expect(rest).toEqual(expect.arrayContaining(whole.slice(whole.indexOf(at) + 1)));
    },
  );

  test("behind a product that was never there is nothing; a page may be counted from behind one", async () => {
    const made = [await inCategory(), await inCategory(), await inCategory(), await inCategory()];
    const [d, c, b, a] = idsOf(made);
    expect(idsOf(await listed({ after: a }))).toEqual([b, c, d]);
    expect(idsOf(await listed({ after: a, skip: 1, take: 1 }, null))).toEqual([c]);
    expect(await listed({ after: 2_000_000_000 })).toEqual([]);
    const elsewhere = await buildProduct({ discountedPrice: 600 });
    expect(await listed({ sort: "cheapest", after: elsewhere.id })).toEqual([]);
    expect(await listed({ sort: "dearest", after: elsewhere.id })).toHaveLength(4);
  });

  test("a card has the first image, both prices, the mean of the ratings and the caller's own heart only", async () => {
    const product = await inCategory();
    const [cover] = await addImages(product, 3);
    for (const stars of [5, 4, 4] as const) {
      await Review.create({ productId: product.id, authorName: "Asha", stars });
    }
    await toggleFavouriteProduct(viewerId, { productId: product.id });
    const [card] = await listed();
    expect(card).toEqual({
      id: product.id,
      link: product.link,
      title: product.titleEn,
      title_hi: product.titleHi,
      images: [{ id: cover?.id, src: cover?.src, thumbhash: cover?.thumbhash }],
      price: 999,
      discountedPrice: 599,
      avgRating: 4.3,
      ratingsCount: 3,
      participantsToComplete: 5,
      countParticipants: 0,
      favourites: [{ userId: viewerId }],
    });
    const other = (await buildUser()).id;
    expect((await listed({}, other))[0]?.favourites).toEqual([]);
    expect((await listed({}, null))[0]?.favourites).toEqual([]);
  });

  test("a category by its link; an unknown one is told", async () => {
    const { id, link, nameEn, nameHi } = category;
    expect(await readShopCategory(link)).toEqual({ id, link, name: nameEn, name_hi: nameHi });
    await expect(readShopCategory("nothing")).rejects.toMatchObject({ code: "not_found" });
  });

  test("the home has the first ten of each category in their order, and no empty categories", async () => {
    await ShopCategory.update({ position: 5 }, { where: {} });
    await category.update({ position: 1 });
    const products = await Promise.all(Array.from({ length: 12 }, () => inCategory()));
    for (const [place, { id }] of products.entries()) await setSold(id, 100 - place);
    const empty = await buildShopCategory({ position: 0 });
    for (const viewer of [viewerId, undefined]) {
      const sections = await read<ShopSection[]>(readSections(viewer));
      expect(sections[0]?.link).toBe(category.link);
      expect(idsOf(sections[0]?.products ?? [])).toEqual(idsOf(products).slice(0, 10));
      expect(sections.map(({ link }) => link)).not.toContain(empty.link);
    }
  });
});

describe("people in groups", () => {
  test("a card tells how many are in the fullest open group; ended and full ones don't count", async () => {
    const product = await inCategory({ participantsToComplete: 3 });
    const count = async () => (await listed())[0]?.countParticipants;
    expect(await count()).toBe(0);
    const first = await buy(product.id);
    await buy(product.id);
    expect(await count()).toBe(1);
    await buy(product.id, { inviteCode: first.inviteCode ?? "" });
    expect(await count()).toBe(2);
    expect((await whole(product)).countParticipants).toBe(2);
    await buy(product.id, { inviteCode: first.inviteCode ?? "" });
    expect(await count()).toBe(1);
    await Group.update(
      { createdAt: new Date(Date.now() - 25 * 3_600_000), endsAt: new Date(Date.now() - 3_600_000) },
      { where: { productId: product.id, status: "open" } },
    );
    expect(await count()).toBe(0);
  });

  test("who leaves gives the place back", async () => {
    const product = await inCategory();
    const { inviteCode } = await buy(product.id);
    const leaver = (await buildUser()).id;
    const { orderId } = await buy(product.id, { inviteCode: inviteCode ?? "" }, leaver);
    expect((await listed())[0]?.countParticipants).toBe(2);
    await cancelOrder(leaver, { id: orderId });
    expect((await listed())[0]?.countParticipants).toBe(1);
  });
});

describe("a product whole", () => {
  test("has all images, details, features with their mean, and the reviews that most people like first", async () => {
    const details = [{ name: "Fabric", name_hi: "कपड़ा", value: "Cotton", value_hi: "सूती" }];
    const product = await inCategory({ details, highlights: [{ text: "Soft", text_hi: null }] });
    const images = await addImages(product, 3);
    const liked = await Review.create({
      productId: product.id,
      authorName: "Asha",
      stars: 5,
      answer: "Good",
      likedBy: 9,
    });
    const plain = await Review.create({
      productId: product.id,
      authorName: "Ravi",
      stars: 2,
      answer: "Thin",
    });
    await Review.create({ productId: product.id, authorName: "Om", stars: 5 });
    await sequelize.query(
      `with f as (insert into product_features (product_id, title_en, title_hi, position)
         values ($id, 'Quality', 'गुणवत्ता', 1), ($id, 'Never rated', null, 2) returning id, position)
       insert into review_rates (review_id, feature_id, stars)
       select unnest(array[$liked::integer, $plain::integer]), f.id, unnest(array[5, 2]) from f where position = 1`,
      { bind: { id: product.id, liked: liked.id, plain: plain.id } },
    );
    expect(await whole(product)).toMatchObject({
      details,
      highlights: [{ text: "Soft", text_hi: null }],
      productHighlights: [],
      images: images.map(({ id }) => ({ id })),
      avgRating: 4,
      ratingsCount: 3,
      reviewsCount: 2,
      ratingsStars: { 5: 2, 4: 0, 3: 0, 2: 1, 1: 0 },
      featureRates: [{ title: "Quality", title_hi: "गुणवत्ता", rate: 3.5 }],
      reviews: [
        { id: liked.id, authorName: "Asha", isImported: true },
        { id: plain.id, authorName: "Ravi", isImported: true },
      ],
      category: { link: category.link },
      soldItems: 0,
      groups: 0,
      isRealProduct: true,
    });
  });

  test("a review of who ordered isn't marked as imported; at most twenty are shown", async () => {
    const product = await inCategory();
    const userId = (await buildUser()).id;
    const { orderId } = await buy(product.id, { isGroupPurchase: false }, userId);
    const own = {
      productId: product.id,
      userId,
      orderId,
      authorName: "Asha",
      stars: 5,
      answer: "Good",
      likedBy: 99,
    };
    await Review.create(own);
    for (let count = 0; count < 25; count += 1) {
      await Review.create({ productId: product.id, authorName: "Ravi", stars: 4, answer: "Fine" });
    }
    const { reviews, reviewsCount } = await whole(product);
    expect([reviews.length, reviewsCount, reviews[0]?.isImported, reviews[1]?.isImported]).toEqual([
      20,
      26,
      false,
      true,
    ]);
  });

  test("similar ones are of the category, the nearest group price first, ten at most and not itself", async () => {
    const product = await inCategory({ discountedPrice: 500 });
    const prices = [100, 990, 510, 480, 705, 300, 650, 400, 900, 208, 800, 501];
    const others = await Promise.all(prices.map((discountedPrice) => inCategory({ discountedPrice })));
    await buildProduct({ discountedPrice: 500 });
    const found = await read<ProductCard[]>(listSimilarProducts(product.id, viewerId));
    const nearest = [501, 510, 480, 400, 650, 300, 705, 208, 800];
    expect(found.map(({ discountedPrice }) => discountedPrice).slice(0, 9)).toEqual(nearest);
    expect(found).toHaveLength(10);
    expect(idsOf(others)).toEqual(expect.arrayContaining(idsOf(found)));
    expect(await read(listSimilarProducts(2_000_000_000, viewerId))).toEqual([]);
  });

  test("of similar ones that are as near, dearer and cheaper, those come that were there first", async () => {
    const product = await inCategory({ discountedPrice: 500 });
    const others: Product[] = [];
    for (let made = 0; made < 24; made += 1) {
      others.push(await inCategory({ discountedPrice: made % 2 === 0 ? 510 : 490 }));
    }
    const found = await read<ProductCard[]>(listSimilarProducts(product.id, viewerId));
    expect(idsOf(found)).toEqual(idsOf(others).slice(0, 10));
  });
});

describe("what isn't published", () => {
  test("is in no list and on no page, but in the preview", async () => {
    const shown = await inCategory();
    const hidden = await inCategory({ publishedAt: null });
    expect(idsOf(await listed())).toEqual([shown.id]);
    const sections = await read<ShopSection[]>(readSections(viewerId));
    expect(idsOf(sections.flatMap(({ products }) => products))).not.toContain(hidden.id);
    expect(idsOf(await read<ProductCard[]>(listSimilarProducts(shown.id, viewerId)))).toEqual([]);
    for (const viewer of [viewerId, undefined]) {
      await expect(readProduct(hidden.link, viewer)).rejects.toMatchObject({ code: "not_found" });
    }
    expect(await read(previewProduct(hidden.link, viewerId))).toMatchObject({ id: hidden.id });
    expect(await read(previewProduct(shown.link, viewerId))).toMatchObject({ id: shown.id });
    await expect(previewProduct("nothing-s1", viewerId)).rejects.toMatchObject({ code: "not_found" });
    await expect(toggleFavouriteProduct(viewerId, { productId: hidden.id })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(noteInterest(viewerId, hidden.id)).rejects.toMatchObject({ code: "not_found" });
  });

  test("one that is taken out of sale leaves the lists and the favourites, and comes back with them", async () => {
    const product = await inCategory();
    await toggleFavouriteProduct(viewerId, { productId: product.id });
    const favourites = async () => idsOf(await read<ProductCard[]>(listFavouriteProducts(viewerId, page)));
    await product.update({ publishedAt: null });
    expect([await listed(), await favourites()]).toEqual([[], []]);
    await product.update({ publishedAt: new Date() });
    expect([idsOf(await listed()), await favourites()]).toEqual([[product.id], [product.id]]);
  });

  test("one that moves to another category is listed there", async () => {
    const product = await inCategory();
    const other = await buildShopCategory();
    await product.update({ categoryId: other.id });
    expect(await listed()).toEqual([]);
    expect(idsOf(await listed({ categoryId: other.id }))).toEqual([product.id]);
  });
});

describe("favourites and interest", () => {
  test("a heart is turned over, or set as wished however often; the last kept comes first", async () => {
    const [a, b] = [await inCategory(), await inCategory()];
    const toggle = async (productId: number, isFavourite?: boolean) =>
      (await toggleFavouriteProduct(viewerId, { productId, isFavourite })).isFavourite;
    expect([await toggle(a.id), await toggle(b.id), await toggle(b.id, true)]).toEqual([true, true, true]);
    const favourites = async (asked = page) =>
      idsOf(await read<ProductCard[]>(listFavouriteProducts(viewerId, asked)));
    expect(await favourites()).toEqual([b.id, a.id]);
    expect(await favourites({ skip: 1, take: 1 })).toEqual([a.id]);
    expect([await toggle(b.id), await toggle(b.id, false)]).toEqual([false, false]);
    expect(await favourites()).toEqual([a.id]);
    expect(await read(listFavouriteProducts((await buildUser()).id, page))).toEqual([]);
  });

  test("many taps at once leave one row", async () => {
    const product = await inCategory();
    const wish = { productId: product.id, isFavourite: true };
    await Promise.all(Array.from({ length: 10 }, () => toggleFavouriteProduct(viewerId, wish)));
    expect(await read<ProductCard[]>(listFavouriteProducts(viewerId, page))).toHaveLength(1);
  });

  test("interest in a demand test is noted once; in what is sold it is refused", async () => {
    const test = await inCategory({ isReal: false });
    await Promise.all(Array.from({ length: 5 }, () => noteInterest(viewerId, test.id)));
    const [rows] = await sequelize.query("select user_id from product_interests where product_id = $id", {
      bind: { id: test.id },
    });
    expect(rows).toEqual([{ user_id: viewerId }]);
    const sold = await inCategory();
    await expect(noteInterest(viewerId, sold.id)).rejects.toMatchObject({ code: "conflict" });
    await expect(noteInterest(viewerId, 2_000_000_000)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("what was sold", () => {
  beforeEach(async () => {
    await foldProductCounts();
  });

  const counts = async (product: Product) => {
    const { soldItems, groups } = await whole(product);
    return [soldItems, groups];
  };

  test("orders and groups count once they are folded in; what is cancelled no longer does", async () => {
    const product = await inCategory();
    await buy(product.id);
    const buyer = (await buildUser()).id;
    const { orderId } = await buy(product.id, { isGroupPurchase: false, quantity: 3 }, buyer);
    expect(await counts(product)).toEqual([0, 0]);
    expect(await foldProductCounts()).toBe(1);
    expect(await counts(product)).toEqual([4, 1]);
    await cancelOrder(buyer, { id: orderId });
    await foldProductCounts();
    expect(await counts(product)).toEqual([1, 1]);
    expect(await foldProductCounts()).toBe(0);
  });

  test("an order's way to the door changes nothing, its return does", async () => {
    const product = await inCategory();
    const { orderId } = await buy(product.id, { isGroupPurchase: false });
    for (const status of ["confirmed", "packed", "shipped", "delivered"] as const) {
      await Order.update({ status }, { where: { id: orderId } });
    }
    await foldProductCounts();
    expect(await counts(product)).toEqual([1, 0]);
    await Order.update({ status: "returned" }, { where: { id: orderId } });
    await foldProductCounts();
    expect(await counts(product)).toEqual([0, 0]);
  });

  test("several who fold at once count everything once", async () => {
    const product = await inCategory();
    await Promise.all(Array.from({ length: 12 }, () => buy(product.id, { isGroupPurchase: false })));
    await Promise.all(Array.from({ length: 6 }, () => foldProductCounts()));
    await foldProductCounts();
    expect(await counts(product)).toEqual([12, 0]);
  });
});

test("for strangers a page is kept for a second", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const product = await inCategory();
    expect((await whole(product, null)).soldItems).toBe(0);
    await setSold(product.id, 7);
    vi.setSystemTime(Date.now() + 1001);
    expect((await whole(product, null)).soldItems).toBe(7);
  } finally {
    vi.useRealTimers();
  }
});
