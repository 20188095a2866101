import { SIMILAR_MAX } from "#contract/limits.ts";
import { read } from "#db/readPool.ts";
import { RuleError } from "../errors.ts";
import { keepReady } from "../ready/keepReady.ts";
import { ReadyJson } from "../ready/ReadyJson.ts";
import { cardsSql, isOpenToViewer } from "./listingCardSql.ts";

const find = {
  name: "similar-of",
  text: `
    select category_id, region_id, owner_id, price_sum from listings l where l.id = $2::integer and ${isOpenToViewer}`,
};

const PRICE = "$6::bigint";
// Whole numbers: a fraction would keep the index from ending a scan where prices are too far away.
const LEAST = `${PRICE} - ${PRICE} / 2`;
const MOST = `${PRICE} + ${PRICE} / 2`;

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

const statement = {
  name: "similar",
  text: cardsSql(
    `with ${nearest("near", "true")}, ${nearest("far", `(select count(*) from near) < ${SIMILAR_MAX}`)}
     select id, 0 as region, distance from near union all select id, 1, distance from far
     order by region, distance, id desc limit ${SIMILAR_MAX}`,
    "page.region, page.distance, page.id desc",
  ),
};

interface Base {
  category_id: number;
  region_id: number;
  owner_id: number;
  price_sum: number;
}

async function readSimilar(id: number, viewerId?: number): Promise<string> {
  const viewer = viewerId ?? 0;
  const options = { fromReplica: viewerId === undefined };
  const [base] = await read<Base>(find, [viewer, id], options);
  if (!base) throw new RuleError("not_found", "No such listing");
  const values = [viewer, id, base.category_id, base.region_id, base.owner_id, base.price_sum];
  const [row] = await read<{ cards: string }>(statement, values, options);
  return `{"data":${row?.cards ?? "[]"}}`;
}

/**
 * Listings of the same leaf category and near in price, of other sellers, same region first.
 * @throws {RuleError} not_found
 */
export async function readSimilarListings(id: number, viewerId?: number): Promise<ReadyJson> {
  return viewerId === undefined
    ? keepReady(`similar:${id}`, () => readSimilar(id), { ofListings: true })
    : new ReadyJson(await readSimilar(id, viewerId));
}
