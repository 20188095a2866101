import { expect, test } from "vitest";
import type { ListingCard } from "#contract/listings.ts";
import { flushBuffers } from "#core/platform/events/buffers.ts";
import { number, rows } from "#db/rows.ts";
import { buildListing, buildPromotion, buildUser } from "../../tests/factories.ts";
import { startTestApi } from "../../tests/testApi.ts";

const api = await startTestApi();
const { id: viewer } = await buildUser();

interface Page {
  data: ListingCard[];
  cursor: string | null;
}

async function read(query: Record<string, string | number>, as: number | undefined = viewer): Promise<Page> {
  const text = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return (await api.ask<Page>(`/api/telegram/feed?${text}`, as ? { as } : {})).body;
}

async function readAll(query: Record<string, number>, as?: number): Promise<ListingCard[]> {
  const all: ListingCard[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: Page = await read({ ...query, ...(cursor ? { cursor } : {}) }, as);
    all.push(...page.data);
    cursor = page.cursor;
  }
  return all;
}

/** A region with listings, the last of them promoted at these strengths. */
async function market(regionId: number, count: number, multiplies: readonly number[]) {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await buildListing({ regionId })).id);
  for (const [index, viewMultiply] of multiplies.entries()) {
    await buildPromotion({ listingId: ids[index]!, type: "TopUp", viewMultiply, daysAmount: 3 });
  }
  const promoted = ids.slice(0, multiplies.length);
  // Which run is known for a second.
  const isShown = async () =>
    (await read({ regionId, take: 4 })).data.some(({ id }) => promoted.includes(id));
  if (promoted.length > 0) await expect.poll(isShown, { timeout: 10_000 }).toBe(true);
  return { regionId, ids, promoted };
}

const viewsOf = async (listingIds: number[]) => {
  await flushBuffers();
  const found = await rows(
    { listing_id: number, views: number },
    "select p.listing_id, v.views from promotion_views v join promotions p on p.id = v.promotion_id",
  );
  return listingIds.map((id) => found.find((row) => row.listing_id === id)?.views ?? 0);
};

test("every fourth card is a promoted one, nothing is repeated and nothing is lost", async () => {
  const { regionId, ids, promoted } = await market(4, 60, [5, 5, 10, 25, 5]);
  for (const take of [10, 5, 3, 7, 50]) {
    const cards = await readAll({ regionId, take });
    const order = cards.map(({ id }) => id);
    expect(new Set(order).size).toBe(ids.length);
    expect(order).toHaveLength(ids.length);
    for (const [index, id] of order.slice(0, 20).entries()) {
      expect(promoted.includes(id), `place ${index + 1} by ${take}`).toBe((index + 1) % 4 === 0);
    }
    const own = order.filter((id) => !promoted.includes(id));
    expect(own).toEqual(own.toSorted((one, other) => other - one));
  }
});

test("views are shared by what was paid", async () => {
  const multiplies = [5, 10, 25];
  const { regionId, promoted } = await market(5, 40, multiplies);
  const before = (await viewsOf(promoted)).reduce((sum, count) => sum + count, 0);
  // Each time somebody else, whom nobody has to know for this.
  for (let turn = before; turn < 120; turn += 1) await read({ regionId, take: 4 }, 1_000_000 + turn);
  const views = await viewsOf(promoted);
  expect(views.reduce((sum, count) => sum + count, 0)).toBe(120);
  for (const [index, count] of views.entries()) {
    expect(Math.abs(count - (120 * multiplies[index]!) / 40)).toBeLessThanOrEqual(4);
  }
});

test("a promoted view counts once for a person and once for an address of strangers, kept pages too", async () => {
  const { regionId, promoted } = await market(6, 20, [5]);
  const [before] = await viewsOf(promoted);
  const people = [viewer, (await buildUser()).id, (await buildUser()).id];
  for (let turn = 0; turn < 7; turn += 1) {
    await api.ask(`/api/telegram/feed?regionId=${regionId}`);
    for (const as of people) await read({ regionId }, as);
  }
  // The viewer has seen it while the market was made.
  expect(await viewsOf(promoted)).toEqual([before! + 3]);
});

test("one's own listing, one that is over, and one that left the market aren't shown", async () => {
  const { regionId, ids } = await market(7, 30, []);
  const own = await buildListing({ regionId, ownerId: viewer, rankAt: 1_000 });
  const over = await buildListing({ regionId, rankAt: 1_001 });
  const closed = await buildListing({ regionId, rankAt: 1_002, status: "closed" });
  const past = new Date(Date.now() - 1000);
  for (const [{ id: listingId }, endsAt] of [[own], [over, past], [closed]] as const) {
    await buildPromotion({ listingId, type: "TopUp", viewMultiply: 5, ...(endsAt && { endsAt }) });
  }
  const { data } = await read({ regionId, take: 10 });
  expect(data.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 10));
});

test("who pages by skip may meet a listing twice, but misses none", async () => {
  const { regionId, ids } = await market(8, 45, [5, 5, 5]);
  const seen = new Set<number>();
  for (let skip = 0; skip < 60; skip += 10) {
    for (const { id } of (await read({ regionId, skip, take: 10 })).data) seen.add(id);
  }
  expect(seen.size).toBe(ids.length);
});
