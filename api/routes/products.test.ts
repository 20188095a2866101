import { beforeAll, describe, expect, test } from "vitest";
import type { ProductCard, ProductFound, Product as ProductWhole, ShopSection } from "#contract/products.ts";
import { flushBuffers } from "#core/platform/events/buffers.ts";
import type { Product } from "#db/models/Product.ts";
import { date, number, rows } from "#db/rows.ts";
import { writeProduct } from "../../core/shop/products/writeProduct.ts";
import { buildUser } from "../../tests/factories.ts";
import { buildProduct, buildShopCategory } from "../../tests/shopFactories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
let shown: Product;
let hidden: Product;
let categoryId: number;
let userId: number;
let adminId: number;

beforeAll(async () => {
  api = await startTestApi();
  const category = await buildShopCategory({ link: "hot_deals", nameEn: "Hot deals" });
  categoryId = category.id;
  const draft = {
    categoryId,
    titleEn: "Brass Diya",
    titleHi: "पीतल का दीया",
    descriptionEn: "",
    descriptionHi: null,
    details: [],
    highlights: [],
    pictureHighlights: [],
    imageIds: [],
    price: 799,
    discountedPrice: 389,
  };
  shown = await writeProduct({ ...draft, publishedAt: new Date() });
  hidden = await writeProduct({ ...draft, titleEn: "Secret Diya", publishedAt: null });
  userId = (await buildUser()).id;
  adminId = (await buildUser({ isAdmin: true })).id;
});

const statusOf = async (path: string, options?: Parameters<TestApi["call"]>[1]) =>
  (await api.call(path, options)).status;

describe("what anybody may see", () => {
  test("home, lists, a category, a product, similar ones and search answer strangers and signed-in people", async () => {
    for (const as of [undefined, userId]) {
      const options = as === undefined ? {} : { as };
      const sections = await api.ask<ShopSection[]>("/api/products/groups", options);
      expect(sections.body[0]).toMatchObject({ link: "hot_deals", products: [{ id: shown.id }] });
      const list = await api.ask<ProductCard[]>(`/api/products?categoryId=${categoryId}`, options);
      expect(list.body.map(({ id }) => id)).toEqual([shown.id]);
      const category = await api.ask<{ id: number }>("/api/categories/hot_deals", options);
      expect(category.body.id).toBe(categoryId);
      const product = await api.ask<ProductWhole>(`/api/products/${shown.link}`, options);
      expect(product.body).toMatchObject({ id: shown.id, title_hi: "पीतल का दीया", isRealProduct: true });
      expect((await api.ask(`/api/products/similar/${shown.id}`, options)).body).toEqual([]);
      for (const query of ["diya", "दीया", "pital ke diye"]) {
        const path = `/api/products/search?query=${encodeURIComponent(query)}`;
        const found = await api.ask<ProductFound[]>(path, options);
        expect(
          found.body.map(({ id }) => id),
          query,
        ).toEqual([shown.id]);
      }
    }
  });

  test("what isn't there is 404, what isn't published too", async () => {
    expect(await statusOf("/api/categories/nothing")).toBe(404);
    expect(await statusOf("/api/products/nothing-s1")).toBe(404);
    expect(await statusOf(`/api/products/${hidden.link}`, { as: adminId })).toBe(404);
    expect(await api.ask("/api/products/search?query=secret")).toMatchObject({ body: [] });
  });

  test.each([
    "/api/products?take=101",
    "/api/products?take=0",
    "/api/products?skip=-1",
    "/api/products?categoryId=x",
    "/api/products?sort=cheap",
    "/api/products?sort=",
    "/api/products?after=0",
    "/api/products?after=x",
    "/api/products/search",
    `/api/products/search?query=${"a".repeat(201)}`,
    "/api/products/search?query=diya&take=1000",
    "/api/products/similar/x",
  ])("%s is refused", async (path) => {
    expect(await statusOf(path)).toBe(400);
  });

  test("a page is as long as asked for, 100 unless told", async () => {
    const { id } = await buildShopCategory();
    for (let count = 0; count < 103; count += 1) await buildProduct({ categoryId: id });
    const sizeOf = async (query: string) =>
      (await api.ask<ProductCard[]>(`/api/products?categoryId=${id}${query}`)).body.length;
    expect([
      await sizeOf(""),
      await sizeOf("&take=7"),
      await sizeOf("&skip=100"),
      await sizeOf("&skip=103"),
    ]).toEqual([100, 7, 3, 0]);
  });

  test("a list in each of its orders, page behind page", async () => {
    const { id } = await buildShopCategory();
    const made = await Promise.all(
      [300, 100, 200].map((discountedPrice) => buildProduct({ categoryId: id, discountedPrice })),
    );
    const [dear, cheap, middle] = made.map((product) => product.id);
    for (const as of [undefined, userId]) {
      const options = as === undefined ? {} : { as };
      const listed = async (query: string) => {
        const path = `/api/products?categoryId=${id}${query}`;
        return (await api.ask<ProductCard[]>(path, options)).body.map((card) => card.id);
      };
      expect(await listed("&sort=cheapest")).toEqual([cheap, middle, dear]);
      expect(await listed(`&sort=dearest&after=${dear}&take=1`)).toEqual([middle]);
      expect(await listed("&sort=popular")).toEqual(await listed(""));
      expect((await listed("&sort=newest")).toSorted()).toEqual([dear, cheap, middle].toSorted());
      expect(await listed("&sort=best_rated&skip=3")).toEqual([]);
    }
  });
});

describe("who may do what", () => {
  test("the preview is for admins", async () => {
    const path = `/api/products/preview/${hidden.link}`;
    expect(await statusOf(path)).toBe(401);
    expect(await statusOf(path, { as: userId })).toBe(403);
    const preview = await api.ask<ProductWhole>(path, { as: adminId });
    expect([preview.status, preview.body.id]).toEqual([200, hidden.id]);
    expect(await statusOf("/api/products/preview/nothing-s1", { as: adminId })).toBe(404);
  });

  test("favourites and interest need somebody signed in", async () => {
    const toggle = "/api/user/products/favourites/toggle";
    const interest = "/api/user/products/interest";
    const body = { productId: shown.id };
    expect(await statusOf(toggle, { body })).toBe(401);
    expect(await statusOf(interest, { body })).toBe(401);
    expect(await statusOf("/api/user/products/favourites")).toBe(401);

    const kept = await api.ask(toggle, { body, as: userId });
    expect(kept.body).toEqual({ isFavourite: true });
    const list = await api.ask<ProductCard[]>("/api/user/products/favourites", { as: userId });
    expect(list.body).toMatchObject([{ id: shown.id, favourites: [{ userId }] }]);
    expect(await statusOf(toggle, { body: { productId: hidden.id }, as: userId })).toBe(404);

    expect(await statusOf(interest, { body, as: userId })).toBe(409);
    const { id: productId } = await buildProduct({ isReal: false });
    const noted = await api.ask(interest, { body: { productId }, as: userId });
    expect([noted.status, noted.body]).toEqual([200, { isNoted: true }]);
  });
});

test("the first look at a product is kept of who is signed in, and only the first", async () => {
  const { id: as } = await buildUser();
  const product = await buildProduct();
  const path = `/api/products/${product.link}`;
  const looks = async () => {
    await flushBuffers();
    return rows(
      { user_id: number, viewed_at: date },
      "select user_id, viewed_at from product_views where product_id = $id",
      { id: product.id },
    );
  };
  await api.ask(path);
  expect(await looks()).toEqual([]);
  await Promise.all([api.ask(path, { as }), api.ask(path, { as })]);
  const [first, ...others] = await looks();
  expect([first?.user_id, others]).toEqual([as, []]);
  await api.ask(path, { as });
  expect(await looks()).toEqual([first]);
  expect((await api.ask("/api/products/nothing-s0", { as })).status).toBe(404);
  expect(await looks()).toEqual([first]);
});
