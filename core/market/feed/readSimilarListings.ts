import { SIMILAR_MAX } from "#contract/limits.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { number, numbers, type RowOf } from "#db/rows.ts";
import { cardsRow, cardsSql, isOpenToViewer } from "../listings/listingCardSql.ts";
import { readCardsOf } from "../lists/readCards.ts";

const baseRow = {
  category_id: number,
  /** Its categories from the top. */
  path: numbers,
  region_id: number,
  owner_id: number,
  price_sum: number,
};

type Base = RowOf<typeof baseRow>;

const find = {
  name: "similar-of",
  text: `
    select category_id, array_remove(array[category_1, category_2, category_3], null) as path, region_id, owner_id,
      price_sum::double precision
    from listings l where l.id = $2::integer and ${isOpenToViewer}`,
};

const PRICE = "$6::bigint";
// Whole numbers: a fraction would keep the index from ending a scan where prices are too far away.
const LEAST = "$7::bigint";
const MOST = "$8::bigint";

/**
 * The ten nearest of the same region (`near`) or of others (`far`), read while `only` holds: of the same price, and when
 * those are fewer, below and above it. Each scan of an index ends after ten. Above, where the index has the older ones
 * of a price first, prices are followed up to where ten are reached, and the last price is read from its other end: many
 * sellers ask round ones.
 */
function nearest(region: "near" | "far", only: string): string {
  const part = (name: string, prices: string, order: string, when: string) => `
    ${region}_${name} as materialized (
      select id, price_sum from listings
      where visible and category_id = $3::integer and region_id ${region === "near" ? "=" : "<>"} $4::integer
        and price_sum ${prices} and owner_id <> $5::integer and id <> $2::integer and ${when}
      order by ${order} limit ${SIMILAR_MAX})`;
  const unlessEqual = `${only} and (select count(*) from ${region}_equal) < ${SIMILAR_MAX}`;
  const edge = `(select max(price_sum) from ${region}_reach)`;
  return `
    ${part("equal", `= ${PRICE}`, "id desc", only)},
    ${part("below", `< ${PRICE} and price_sum >= ${LEAST}`, "price_sum desc, id desc", unlessEqual)},
    ${part("reach", `> ${PRICE} and price_sum <= ${MOST}`, "price_sum, id", unlessEqual)},
    ${part("edge", `= ${edge}`, "id desc", unlessEqual)},
    ${region} as materialized (
      select id, abs(price_sum - ${PRICE}) as distance from (
        select * from ${region}_equal union all select * from ${region}_below union all select * from ${region}_edge
        union all select * from ${region}_reach where price_sum < ${edge}
      ) found order by distance, id desc limit ${SIMILAR_MAX})`;
}

const ofLeaf = {
  name: "similar",
  text: cardsSql(
    `with ${nearest("near", "true")}, ${nearest("far", `(select count(*) from near) < ${SIMILAR_MAX}`)}
     select id, 0 as region, distance from near union all select id, 1, distance from far
     order by region, distance, id desc limit ${SIMILAR_MAX}`,
    "page.region, page.distance, page.id desc",
    ", array(select id from page order by region, distance, id desc) as ids",
  ),
};

/** Listings of a category, of any region: the ten nearest in price, or the latest, the same region first. */
const ofLevel = [1, 2, 3].map((level) => {
  const part = (more: string, order: string) => `(
    select id, region_id, price_sum from listings where visible and category_${level} = $1::integer ${more}
      and owner_id <> $3::integer and id <> all($4::integer[]) order by ${order} limit ${SIMILAR_MAX})`;
  const idsOf = (ten: string, order: string) =>
    `select id from (${ten}) ten order by region_id <> $2::integer, ${order}, id desc`;
  const distance = "abs(price_sum - $5::bigint)";
  const around = `
    ${part("and price_sum < $5::bigint and price_sum > 0", "price_sum desc, id desc")}
    union all ${part("and price_sum >= $5::bigint", "price_sum, id")}`;
  return {
    nearest: idsOf(
      `select * from (${around}) around order by ${distance}, id desc limit ${SIMILAR_MAX}`,
      distance,
    ),
    newest: idsOf(part("", "rank_at desc, id desc"), "id desc"),
  };
});

const foundRow = { ...cardsRow, ids: numbers };

type Found = Pick<RowOf<typeof foundRow>, "cards" | "ids">;
interface Seen {
  id: number;
  viewerId: number | undefined;
}

/** The ten nearest of the leaf category between two prices in sum. */
async function readNearest(base: Base, { id, viewerId }: Seen, least: number, most: number): Promise<Found> {
  const { category_id, region_id, owner_id, price_sum } = base;
  const values = [viewerId ?? 0, id, category_id, region_id, owner_id, price_sum, least, most];
  const [row] = await read(foundRow, ofLeaf, values, {
    fromReplica: viewerId === undefined,
  });
  return row ?? { cards: "[]", ids: [] };
}

/**
 * The ids of ten, `near` first: then those of any price, then those of wider categories; where there is no price, the
 * newest.
 */
async function widen(base: Base, seen: Seen, near: readonly number[]): Promise<number[]> {
  const { path, region_id, owner_id, price_sum } = base;
  const options = { fromReplica: seen.viewerId === undefined };
  const ids = new Set(near);
  const readOf = async (text: string | undefined, level: number, more: unknown[]) => {
    if (ids.size >= SIMILAR_MAX || text === undefined) return;
    const values = [path[level - 1], region_id, owner_id, [seen.id, ...ids], ...more];
    for (const { id } of await read({ id: number }, { text }, values, options)) ids.add(id);
  };
  if (price_sum > 0) {
    for (const id of (await readNearest(base, seen, 1, Number.MAX_SAFE_INTEGER)).ids) ids.add(id);
  }
  for (let level = path.length; level > 0; level -= 1) {
    if (price_sum > 0 && level < path.length) await readOf(ofLevel[level - 1]?.nearest, level, [price_sum]);
    await readOf(ofLevel[level - 1]?.newest, level, []);
  }
  return [...ids].slice(0, SIMILAR_MAX);
}

/** With at least so many near in price, no others are similar. */
const ENOUGH = 4;

async function readSimilar(seen: Seen): Promise<string> {
  const { id, viewerId } = seen;
  const options = { fromReplica: viewerId === undefined };
  const [base] = await read(baseRow, find, [viewerId ?? 0, id], options);
  if (!base) throw new RuleError("not_found", "No such listing");
  const half = Math.floor(base.price_sum / 2);
  const near = await readNearest(base, seen, base.price_sum - half, base.price_sum + half);
  if (near.ids.length >= ENOUGH) return `{"data":${near.cards}}`;
  const { cards } = await readCardsOf(await widen(base, seen, near.ids), viewerId);
  return `{"data":${cards.toString()}}`;
}

/**
 * Listings of the same leaf category and within half of the price, of other sellers, same region first. Where these are
 * fewer than four, ten are reached by those of any price, the nearest first, then by those of wider categories.
 * @throws {RuleError} not_found
 */
export async function readSimilarListings(id: number, viewerId?: number): Promise<ReadyJson> {
  return viewerId === undefined
    ? keepReady(`similar:${id}`, () => readSimilar({ id, viewerId }), { ofListings: true })
    : new ReadyJson(await readSimilar({ id, viewerId }));
}
