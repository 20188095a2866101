import { beforeAll, describe, expect, test, vi } from "vitest";
import type { ProductFound } from "#contract/products.ts";
import { Product } from "#db/models/Product.ts";
import { seedShop } from "#db/seeds/demo/shop/seedShop.ts";
import { sequelize } from "#db/sequelize.ts";
import { shopRules } from "../../../scripts/shopRules.ts";
import { buildUser } from "../../../tests/factories.ts";
import { buildShopCategory } from "../../../tests/shopFactories.ts";
import { searchProducts } from "./searchProducts.ts";
import { writeProduct } from "./writeProduct.ts";

const find = async (query: string, page: { skip?: number; take?: number } = {}) =>
  JSON.parse((await searchProducts({ query, skip: 0, take: 10, ...page })).text) as ProductFound[];
const names = async (query: string) => (await find(query)).map(({ name }) => name);

/** The names of categories are read again after it. */
const passHalfAMinute = () => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30_000 });

beforeAll(async () => {
  await buildUser({ telegramId: 5_000_001 });
  await seedShop({ say: () => {}, rules: shopRules });
});

describe("the order of what is found, and what isn't", () => {
  let categoryId: number;
  beforeAll(async () => {
    categoryId = (await buildShopCategory({ nameEn: "Odds", nameHi: "विविध" })).id;
  });

  const blank = { titleHi: null, descriptionEn: "", descriptionHi: null, details: [], highlights: [] };
  const write = (titleEn: string, more: Partial<Parameters<typeof writeProduct>[0]> = {}, id?: number) =>
    writeProduct(
      {
        ...blank,
        categoryId,
        titleEn,
        price: 500,
        discountedPrice: 300,
        pictureHighlights: [],
        imageIds: [],
        publishedAt: new Date(),
        ...more,
      },
      id,
    );
  const sell = (id: number, sold: number) =>
    sequelize.query("update product_counts set sold_items = $sold where product_id = $id", {
      bind: { id, sold },
    });

  test("as it is written comes before what sounds so, then what its category is named, then the best sold", async () => {
    const zoo = await buildShopCategory({ nameEn: "Zarafa and friends" });
    passHalfAMinute();
    const mug = await write("Mug", { descriptionEn: "Painted with a zarafa and a quagga" });
    expect(await names("quagga")).toEqual(["Mug"]);
    const told = await write("Basket", { categoryId: zoo.id });
    const sounding = await write("Jarafa toy");
    const written = await write("Zarafa toy");
    const better = await write("Zarafa lamp");
    await sell(mug.id, 950);
    await sell(told.id, 900);
    await sell(sounding.id, 500);
    await sell(better.id, 7);
    const order = [better, written, sounding, told].map(({ titleEn }) => titleEn);
    expect(await names("zarafa")).toEqual(order);
    const pages = await Promise.all([0, 1, 2, 3, 4].map((skip) => find("zarafa", { skip, take: 1 })));
    expect(pages.flat().map(({ name }) => name)).toEqual(order);
  });

  /** Many products like this one, of which some number was sold. */
  const copy = (id: number) =>
    sequelize.query(
      `with copies as (
         insert into products (link, category_id, title_en, price, discounted_price, published_at, terms, name_words)
         select 'many-s' || 1000000 + id * 2000 + n, category_id, title_en, price, discounted_price, published_at, terms,
           name_words
         from products, generate_series(1, 1100) as n where id = $id returning id)
       select count(*) from copies`,
      { bind: { id } },
    );

  // What all have is sorted in another way than what few have, in each of the three tiers.
  test.each([
    ["Gymkhana", "Gymkhanna", "written"],
    ["Chaturanga", "Chaturangga", "sounding"],
    ["Kabaddi", "Kabadi", "told"],
  ] as const)(
    "of a word that very many have (%s, %s, %s), pages have each product once, in the same order",
    async (word, other, many) => {
      const own = await buildShopCategory({ nameEn: `${word} goods` });
      passHalfAMinute();
      const told = await write("Cup", { categoryId: own.id });
      const sounding = await write(`${other} bat`);
      const written = await write(`${word} bat`);
      const few = { told, sounding, written };
      await copy(few[many].id);
      await sequelize.query("update product_counts set sold_items = product_id % 7 where product_id >= $id", {
        bind: { id: told.id },
      });
      const pages: ProductFound[] = [];
      for (let skip = 0; skip < 1200; skip += 100) pages.push(...(await find(word, { skip, take: 100 })));
      const ids = pages.map(({ id }) => id);
      expect([ids.length, new Set(ids).size]).toEqual([1103, 1103]);
      const tierOf = ({ name }: ProductFound) => [`${word} bat`, `${other} bat`, "Cup"].indexOf(name);
      const order = (one: ProductFound, two: ProductFound) =>
        tierOf(one) - tierOf(two) || two.soldItems - one.soldItems || two.id - one.id;
      expect(ids).toEqual([...pages].sort(order).map(({ id }) => id));
    },
  );

  test("a typo of a title comes before what sounds like the typo, on every page; a title as it is written before both", async () => {
    const sounding = await write("Tabliyan Toy");
    const meant = await write("Tabilan Toy");
    await sell(sounding.id, 50);
    expect(await names("tablian toy")).toEqual(["Tabilan Toy", "Tabliyan Toy"]);
    const pages = await Promise.all([0, 1, 2].map((skip) => find("tablian", { skip, take: 1 })));
    expect(pages.flat().map(({ id }) => id)).toEqual([meant.id, sounding.id]);
    await write("Tablian Toy");
    expect(await names("toy tablian")).toEqual(["Tablian Toy", "Tabliyan Toy"]);
  });

  test("s and sh are two sounds, but who says one for the other finds what there is", async () => {
    await write("Kishmish");
    expect(await names("kismis")).toEqual(["Kishmish"]);
    await write("Kismis");
    expect((await find("kismis", { take: 9 })).map(({ name }) => name)).toEqual(["Kismis"]);
    expect(await names("kishmish")).toEqual(["Kishmish"]);
  });

  test("a whole word is found alone, else what begins so; a guess only where there is neither", async () => {
    for (const title of ["Kilim", "Kilimanjaro", "Marzipan", "Marzi-like", "Mazri"]) await write(title);
    expect(await names("kilim")).toEqual(["Kilim"]);
    expect(await names("kilimanj")).toEqual(["Kilimanjaro"]);
    expect(await names("marzip")).toEqual(["Marzipan"]);
    expect(await names("marzi")).toEqual(["Marzi-like"]);
  });

  test("of words that no product has all, the thing is found: what says it in fewer titles, or stands last", async () => {
    await write("Samovar of brass");
    await write("Crimson Teapot");
    expect(await names("crimson samovar")).toEqual(["Samovar of brass"]);
    expect(await names("unheard samovar")).toEqual(["Samovar of brass"]);
    expect(await names("samovar for teapot")).toEqual(["Samovar of brass"]);
    expect(await names("teapot ke liye samovar")).toEqual(["Samovar of brass"]);
    expect(await names("unheard unseen")).toEqual([]);
  });

  test.each(["unheard 37", "37 unheard", "unheard 37 ml", "unheard(37)", "unheard x 37"])(
    "%s finds nothing by its measure alone",
    async (query) => {
      const [known] = await Product.findAll({ where: { titleEn: "Vial 37 ml" } });
      if (!known) await write("Vial 37 ml");
      expect(await names("37 ml")).toEqual(["Vial 37 ml"]);
      expect(await names(query)).toEqual([]);
    },
  );

  test("the last word may be typed in part, the others may not", async () => {
    await write("Xylophone for children");
    expect(await names("xylo")).toEqual(["Xylophone for children"]);
    expect(await names("xylophone chil")).toEqual(["Xylophone for children"]);
    expect(await names("children xyl")).toEqual(["Xylophone for children"]);
  });

  test.each(["umbrela", "umbrelal", "ubmrella", "umbrellla", "umbrellq", "ambrella"])(
    "%s is a typo of umbrella",
    async (query) => {
      const [known] = await Product.findAll({ where: { titleEn: "Umbrella" } });
      if (!known) await write("Umbrella");
      expect(await names(query)).toEqual(["Umbrella"]);
    },
  );

  test("what isn't published isn't found; once it is written anew it is found by its new words only", async () => {
    const hidden = await write("Quokka", { publishedAt: null });
    expect(await find("quokka")).toEqual([]);
    const { link } = await write("Wombat", {}, hidden.id);
    expect(link).toBe(`quokka-s${hidden.id}`);
    expect(await names("wombat")).toEqual(["Wombat"]);
    expect(await names("quokka")).toEqual([]);
  });

  test.each([
    "",
    "   ",
    "'",
    "\\",
    "a'b:*",
    "!!!",
    "& | !",
    "'t=x':*",
    "😀",
    "<->",
    "०१२",
    "ा",
    "a".repeat(200),
  ])("%j breaks nothing", async (query) => {
    expect(await find(query)).toBeInstanceOf(Array);
  });

  test("a product that isn't there, a category that isn't there and a photo that isn't there are refused", async () => {
    await expect(write("Thing", {}, 2_000_000_000)).rejects.toMatchObject({ code: "not_found" });
    await expect(write("Thing", { categoryId: 2_000_000_000 })).rejects.toMatchObject({ code: "not_found" });
    await expect(write("Thing", { imageIds: [2_000_000_000] })).rejects.toMatchObject({ code: "not_found" });
  });
});
