import { describe, expect, test } from "vitest";
import { z } from "zod";
import { SIMILAR_MAX } from "#contract/limits.ts";
import type { Listing } from "#db/models/Listing.ts";
import { number, rows } from "#db/rows.ts";
import { randomOf } from "#db/seeds/demo/random.ts";
import { buildListing, buildUser, findLeaf, findPlace } from "../../../tests/factories.ts";
import { readSimilarListings } from "./readSimilarListings.ts";

const random = randomOf("similar listings");
const similarTo = async ({ id }: Listing, viewerId: number): Promise<number[]> => {
  const { data } = JSON.parse((await readSimilarListings(id, viewerId)).text) as { data: { id: number }[] };
  return data.map((card) => card.id);
};

/** Looked for among all listings: the nearest price, and of those at one distance the newest; of any where few are near. */
function expected(of: Listing, all: readonly Listing[]): number[] {
  const price = Number(of.price);
  const distance = (one: Listing) => Math.abs(Number(one.price) - price);
  const isFar = (one: Listing) => Number(one.regionId !== of.regionId);
  const others = all
    .filter((one) => one.ownerId !== of.ownerId)
    .sort((a, b) => isFar(a) - isFar(b) || distance(a) - distance(b) || b.id - a.id);
  const near = others.filter((one) => distance(one) * 2 <= price);
  const isWidened = near.length < 4;
  const further = isWidened && price > 0 ? others.filter(({ price }) => Number(price) > 0) : [];
  const newest = isWidened ? others.toSorted((a, b) => isFar(a) - isFar(b) || b.id - a.id) : [];
  return [...new Set([...near, ...further, ...newest])].slice(0, SIMILAR_MAX).map(({ id }) => id);
}

test("of many at few prices in two regions, the nearest in price and the newest of those", async () => {
  const { id: categoryId } = await findLeaf(20);
  const { city } = await findPlace(5);
  const [viewer, ...owners] = await Promise.all(Array.from({ length: 6 }, () => buildUser()));
  // Round prices that many ask, some between them, just inside and just outside of a half; few of a third region.
  const prices = [0, 0, 66, 67, 99, 100, 100, 100, 101, 149, 150, 150, 150, 151, 200, 225, 226, 300];
  const all: Listing[] = [];
  for (let made = 0; made < 110; made += 1) {
    const region = random.weighted([0, 1, 2], (item) => [60, 35, 5][item] ?? 0);
    all.push(
      await buildListing({
        categoryId,
        regionId: city.regionId + region,
        cityId: null,
        districtId: null,
        price: random.pick(prices),
        isNegotiable: true,
        ownerId: random.pick(owners).id,
      }),
    );
  }
  for (const one of all) {
    expect(await similarTo(one, viewer?.id ?? 0), `price ${one.price}`).toEqual(expected(one, all));
  }
  const lengths = all.map((one) => expected(one, all).length);
  expect([Math.max(...lengths), Math.min(...lengths) < SIMILAR_MAX]).toEqual([SIMILAR_MAX, true]);
});

describe("where fewer than four are near in price", () => {
  const widened = async (base: Listing, others: readonly Listing[], expected: readonly number[]) => {
    const viewer = await buildUser();
    const at = new Map(others.map(({ id }, place) => [id, place]));
    expect((await similarTo(base, viewer.id)).map((id) => at.get(id))).toEqual(expected);
    const { data } = JSON.parse((await readSimilarListings(base.id)).text) as { data: { id: number }[] };
    expect(data.map(({ id }) => at.get(id))).toEqual(expected);
  };
  type Other = { price: number; category?: number; regionId?: number; ownerId?: number };

  /** A leaf of the third level, another one beside it, and one of the same top category only. */
  async function findFamily(): Promise<[leaf: number, sister: number, cousin: number]> {
    const [row] = await rows(
      { ids: z.tuple([number, number, number]) },
      `select array[a.id, b.id, c.id] as ids from categories a
       join categories b on b.parent_id = a.parent_id and b.id > a.id
       join categories p on p.id = a.parent_id join categories q on q.parent_id = p.parent_id and q.id <> p.id
       join categories c on c.parent_id = q.id
       where not exists (select from categories d where d.parent_id in (a.id, b.id, c.id))
         and not exists (select from listings where category_1 = p.parent_id) limit 1`,
    );
    if (!row) throw new Error("The categories are not as deep as they were");
    return row.ids;
  }

  async function build(price: number, others: readonly Other[]): Promise<[Listing, Listing[]]> {
    const family = await findFamily();
    const { city } = await findPlace(3);
    const place = { regionId: city.regionId, cityId: null, districtId: null };
    const base = await buildListing({ ...place, categoryId: family[0], price, isNegotiable: price === 0 });
    const made: Listing[] = [];
    for (const { category = 0, ...other } of others) {
      const isNegotiable = other.price === 0;
      const ownerId = other.ownerId === 0 ? base.ownerId : (await buildUser()).id;
      made.push(
        await buildListing({
          ...place,
          categoryId: family[category]!,
          isNegotiable,
          ...other,
          ownerId,
          rankAt: base.rankAt + made.length,
        }),
      );
    }
    return [base, made];
  }

  test("come those of any price, the nearest first, what has none last, then those of the wider categories", async () => {
    const { city } = await findPlace(3);
    const far = city.regionId + 1;
    const [base, others] = await build(1000, [
      { price: 1200 },
      { price: 9000, regionId: far },
      { price: 0 },
      { price: 90 },
      { price: 8000 },
      { price: 1000, ownerId: 0 },
      { price: 5000, category: 2 },
      { price: 0, category: 1 },
      { price: 400, category: 1 },
      { price: 1000, category: 1, regionId: far },
      { price: 1000, category: 2, regionId: far },
    ]);
    await widened(base, others, [0, 3, 4, 1, 2, 8, 9, 7, 6, 10]);
  });

  test("none is added where four are", async () => {
    const four = [900, 1100, 1200, 1300].map((price) => ({ price }));
    const [base, others] = await build(1000, [...four, { price: 9000 }, { price: 1000, category: 1 }]);
    await widened(base, others, [1, 0, 2, 3]);
  });

  test("of what has no price come those without, then the newest, ten in all", async () => {
    const priced = Array.from({ length: 9 }, (_, at) => ({ price: 100 * (at + 1), category: at % 2 }));
    const [base, others] = await build(0, [...priced, { price: 0 }, { price: 0 }]);
    await widened(base, others, [10, 9, 8, 6, 4, 2, 0, 7, 5, 3]);
  });
});
