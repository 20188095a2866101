import { expect, test } from "vitest";
import { SIMILAR_MAX } from "#contract/limits.ts";
import type { Listing } from "#db/models/Listing.ts";
import { randomOf } from "#db/seeds/demo/random.ts";
import { buildListing, buildUser, findLeaf, findPlace } from "../../tests/factories.ts";
import { readSimilarListings } from "./readSimilarListings.ts";

const random = randomOf("similar listings");
const similarTo = async ({ id }: Listing, viewerId: number): Promise<number[]> => {
  const { data } = JSON.parse((await readSimilarListings(id, viewerId)).text) as { data: { id: number }[] };
  return data.map((card) => card.id);
};

/** Looked for among all listings: the nearest price, and of those at one distance the newest. */
function expected(of: Listing, all: readonly Listing[]): number[] {
  const price = Number(of.price);
  const distance = (one: Listing) => Math.abs(Number(one.price) - price);
  const isFar = (one: Listing) => Number(one.regionId !== of.regionId);
  return all
    .filter((one) => one.ownerId !== of.ownerId && distance(one) * 2 <= price)
    .sort((a, b) => isFar(a) - isFar(b) || distance(a) - distance(b) || b.id - a.id)
    .slice(0, SIMILAR_MAX)
    .map(({ id }) => id);
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
        ...{ categoryId, regionId: city.regionId + region, cityId: null, districtId: null },
        ...{ price: random.pick(prices), isNegotiable: true, ownerId: random.pick(owners).id },
      }),
    );
  }
  for (const one of all) {
    expect(await similarTo(one, viewer?.id ?? 0), `price ${one.price}`).toEqual(expected(one, all));
  }
  const lengths = all.map((one) => expected(one, all).length);
  expect([Math.max(...lengths), Math.min(...lengths) < SIMILAR_MAX]).toEqual([SIMILAR_MAX, true]);
});
