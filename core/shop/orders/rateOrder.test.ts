import { beforeEach, describe, expect, test } from "vitest";
import type { Product as ProductWhole } from "#contract/products.ts";
import type { Order } from "#db/models/Order.ts";
import type { Product } from "#db/models/Product.ts";
import { Review } from "#db/models/Review.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { bringTo, buyAlone } from "../../../tests/orderFactories.ts";
import { buildProduct } from "../../../tests/shopFactories.ts";
import { readProduct } from "../products/readProduct.ts";
import { cancelOrder } from "./cancelOrder.ts";
import { moveByShop } from "./moveByShop.ts";
import { rateOrder } from "./rateOrder.ts";

let adminId: number;
let product: Product;
beforeEach(async () => {
  adminId = (await buildUser({ isAdmin: true })).id;
  product = await buildProduct();
});

async function addFeature(productId: number, position: number): Promise<number> {
  const [rows] = await sequelize.query(
    `insert into product_features (product_id, title_en, position) values ($productId, 'Quality', $position) returning id`,
    { bind: { productId, position } },
  );
  return (rows as { id: number }[])[0]!.id;
}

/** Somebody to whom the product was brought, and their order. */
async function deliver(person: Parameters<typeof buildUser>[0] = {}, overrides = {}): Promise<Order> {
  const order = await buyAlone({ productId: product.id, ...overrides }, await buildUser(person));
  return bringTo(order, "delivered", adminId);
}
const rate = ({ id, userId }: Order, rating: Partial<Parameters<typeof rateOrder>[1]> = {}) =>
  rateOrder(userId, { id, stars: 5, features: [], ...rating });
const page = async () => JSON.parse((await readProduct(product.link, adminId)).text) as ProductWhole;
const conflict = (status: string) => ({ code: "conflict", details: { fields: { status } } });

test("stars, features and words stand on the product's page at once, by first name and initial", async () => {
  const [quality, value] = [await addFeature(product.id, 0), await addFeature(product.id, 1)];
  const order = await deliver({ firstName: "Asha", lastName: "Devi" });
  const features = [
    { id: quality, stars: 4 },
    { id: value, stars: 2 },
  ];
  expect(await rate(order, { stars: 4, features, text: "Soft and light" })).toEqual({
    review: { stars: 4, text: "Soft and light" },
  });
  const shown = await page();
  expect(shown).toMatchObject({ avgRating: 4, ratingsCount: 1, reviewsCount: 1 });
  expect(shown.ratingsStars).toEqual({ 5: 0, 4: 1, 3: 0, 2: 0, 1: 0 });
  expect(shown.featureRates.map((one) => one.rate)).toEqual([4, 2]);
  expect(shown.reviews).toMatchObject([
    { answer: "Soft and light", authorName: "Asha D.", stars: 4, likedBy: 0, isImported: false },
  ]);
});

test("without words it counts as a rating, not as a review", async () => {
  expect(await rate(await deliver(), { stars: 2, text: "" })).toEqual({ review: { stars: 2, text: null } });
  expect(await page()).toMatchObject({ avgRating: 2, ratingsCount: 1, reviewsCount: 0, reviews: [] });
});

test.each([
  [{ firstName: "Asha", lastName: null }, "Asha"],
  [{ firstName: "  Asha\u200b ", lastName: "देवी" }, "Asha दे."],
  [{ firstName: "", lastName: null }, "Ravi K."],
])("%j is called so", async (person, name) => {
  await rate(await deliver(person, { recipientName: "Ravi Kumar" }), { text: "Good" });
  expect((await page()).reviews[0]?.authorName).toBe(name);
});

describe("only what was delivered, and once", () => {
  test("before, cancelled, refused: nothing is rated", async () => {
    const order = await buyAlone({ productId: product.id });
    await expect(rate(order)).rejects.toMatchObject(conflict("placed"));
    await bringTo(order, "shipped", adminId);
    await expect(rate(order)).rejects.toMatchObject(conflict("shipped"));
    await moveByShop(adminId, { id: order.id, to: "refused" });
    await expect(rate(order)).rejects.toMatchObject(conflict("refused"));
    const gone = await buyAlone({ productId: product.id });
    await cancelOrder(gone.userId, { id: gone.id });
    await expect(rate(gone)).rejects.toMatchObject(conflict("cancelled"));
    expect(await page()).toMatchObject({ ratingsCount: 0 });
  });

  test("somebody else's isn't known; another product's features neither, and nothing is kept of it", async () => {
    const order = await deliver();
    const { id: stranger } = await buildUser();
    await expect(rateOrder(stranger, { id: order.id, stars: 1, features: [] })).rejects.toMatchObject({
      code: "not_found",
    });
    const foreign = await addFeature((await buildProduct()).id, 0);
    const own = await addFeature(product.id, 0);
    for (const id of [foreign, 2_000_000_000]) {
      const features = [
        { id: own, stars: 5 },
        { id, stars: 5 },
      ];
      await expect(rate(order, { features })).rejects.toMatchObject({
        code: "invalid_input",
        details: { fields: { features: "unknown" } },
      });
    }
    expect(await Review.count({ where: { orderId: order.id } })).toBe(0);
    expect(await page()).toMatchObject({ ratingsCount: 0, featureRates: [] });
  });

  test("many at once count once", async () => {
    const order = await deliver();
    const rated = await Promise.allSettled([5, 4, 3, 2, 1].map((stars) => rate(order, { stars })));
    expect(rated.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(rate(order)).rejects.toMatchObject(conflict("delivered"));
    expect((await page()).ratingsCount).toBe(1);
  });

  test("what is returned keeps its rating, and is rated no more", async () => {
    const [rated, unrated] = [await deliver(), await deliver()];
    await rate(rated, { stars: 1, text: "Torn" });
    for (const { id } of [rated, unrated]) await moveByShop(adminId, { id, to: "returned" });
    await expect(rate(unrated)).rejects.toMatchObject(conflict("returned"));
    expect((await page()).reviews).toMatchObject([{ answer: "Torn", stars: 1 }]);
  });

  test("two orders of one buyer are two ratings", async () => {
    const buyer = await buildUser();
    for (let turn = 0; turn < 2; turn += 1) {
      const order = await buyAlone({ productId: product.id }, buyer);
      await rate(await bringTo(order, "delivered", adminId), { stars: 3 });
    }
    expect((await page()).ratingsCount).toBe(2);
  });
});
