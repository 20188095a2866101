import { QueryTypes } from "sequelize";
import { beforeAll, expect, test } from "vitest";
import { type ListingFilters, sortOrders } from "#contract/listings.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, findLeaf } from "../../tests/factories.ts";
import { countListings } from "../listings/countListings.ts";
import { listOrders } from "../listings/listOrders.ts";
import { readListings } from "../listings/readListings.ts";
import { expectFound, readBounds } from "./expectFound.ts";
import { refreshLexicon } from "./refreshLexicon.ts";
import { windowsOf } from "./windows.ts";

const COPIES = 5000;
let categoryId = 0;
let regionId = 0;

/** Listings with a word, spread over a month, with prices from nothing to billions, many of them alike. */
beforeAll(async () => {
  categoryId = (await findLeaf(40)).id;
  const kinds = [
    { name: "Гобелен", copies: COPIES },
    { name: "Гобилен", copies: 20 },
  ];
  for (const { name, copies } of kinds) {
    const { id, regionId: region } = await buildListing({
      name,
      description: "—",
      categoryId,
      state: "Used",
      rankAt: Math.floor(Date.now() / 1000),
    });
    regionId = region;
    await sequelize.query(
      `insert into listings (link, owner_id, status, name, description, original_lang, price, currency, price_sum,
         state, category_id, category_1, category_2, category_3, region_id, rank_at, approved_at, expires_at)
       select gen_random_uuid(), owner_id, status, name, description, original_lang, cost, currency, cost,
         case when random() < 0.3 then 'New' else state end, category_id, category_1, category_2, category_3, region_id,
         rank_at - floor(random() ^ 2 * 30 * 24)::integer * 3600 - floor(random() * 3)::integer,
         approved_at, expires_at
       from listings, lateral (
         select floor(exp(random() * 20 + copy * 0))::bigint as cost from generate_series(1, $copies) copy
       ) made where id = $id`,
      { bind: { id, copies } },
    );
  }
  await sequelize.query("analyze listings");
  await refreshLexicon();
});

/** What is found without any index, in the asked order: exact words first. */
async function plain(filters: ListingFilters, order: string): Promise<number[]> {
  const rows = await sequelize.query<{ id: number }>(
    `select id from listings
     where visible and name in ('Гобелен', 'Гобилен') and ($state::text is null or state = $state::text)
       and price_sum >= $minPrice and price_sum <= $maxPrice
     order by case when $search = 'гобилен' and name <> 'Гобилен' then 2 else 1 end, ${order}`,
    {
      type: QueryTypes.SELECT,
      bind: { state: null, minPrice: 0, maxPrice: 2_000_000_000, search: "", ...filters },
    },
  );
  return rows.map(({ id }) => id);
}

const skips = [0, 50, 730, 2000, COPIES - 20, COPIES + 20, COPIES + 900];

test.each(sortOrders)("read by windows, %s is what is found without", async (sortBy) => {
  const asked: ListingFilters[] = [
    { search: "гобилен" },
    { search: "гобилен", categoryId, regionId, state: "Used" },
    { search: "гобилен", minPrice: 900, maxPrice: 80_000_000 },
    { search: "гобилен", minPrice: 3 },
  ];
  for (const filters of asked) {
    const all = await plain(filters, listOrders[sortBy].order);
    expect(all.length).toBeGreaterThan(2000);
    for (const skip of skips) {
      const { text } = await readListings({ ...filters, sortBy, skip, take: 50 });
      const { data, total } = JSON.parse(text) as { data: { id: number }[]; total: number };
      expect(
        data.map(({ id }) => id),
        `${JSON.stringify(filters)} from ${skip}`,
      ).toEqual(all.slice(skip, skip + 50));
      expect(total).toBe(all.length);
    }
    expect((await countListings(filters)).total).toBe(all.length);
  }
});

test("many matches are read in windows, few whole", async () => {
  const options = { fromReplica: false };
  const bounds = await readBounds(options);
  const many = await expectFound("'gobelen'", ["'gobelen'"], {}, options);
  expect(many.matches).toBeGreaterThan(COPIES / 4);
  for (const sortBy of sortOrders) {
    expect(windowsOf(sortBy, 50, { ...many, matches: COPIES }, bounds!, {}).length).toBeGreaterThan(1);
    expect(windowsOf(sortBy, 50, { matches: 500, prices: [] }, bounds!, {})).toEqual([]);
    expect(windowsOf(sortBy, COPIES, { ...many, matches: COPIES }, bounds!, {})).toEqual([]);
  }
});
