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

/**
 * Ten neighbours in price on one side; four such scans replace a sort of the whole category. `region` is 0
 * for those of the same region, 1 for others.
 */
function neighbours(region: 0 | 1, side: "below" | "above"): string {
  const [compare, bound, direction] =
    side === "below"
      ? ["price_sum < $6::bigint", "price_sum >= ceil($6::bigint * 0.5)", "desc"]
      : ["price_sum >= $6::bigint", "price_sum <= floor($6::bigint * 1.5)", "asc"];
  return `(
    select id, ${region} as region, abs(price_sum - $6::bigint) as distance from listings
    where visible and category_id = $3::integer and region_id ${region === 0 ? "=" : "<>"} $4::integer
      and ${compare} and ${bound} and owner_id <> $5::integer and id <> $2::integer
    order by price_sum ${direction}, id desc limit ${SIMILAR_MAX})`;
}

const sides = [
  neighbours(0, "below"),
  neighbours(0, "above"),
  neighbours(1, "below"),
  neighbours(1, "above"),
];
const statement = {
  name: "similar",
  text: cardsSql(
    `select id, region, distance from (${sides.join(" union all ")}) near
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
 * Listings of the same leaf category and near in price, of other sellers, same region first (decision 28).
 * @throws {RuleError} not_found
 */
export async function readSimilarListings(id: number, viewerId?: number): Promise<ReadyJson> {
  return viewerId === undefined
    ? keepReady(`similar:${id}`, () => readSimilar(id))
    : new ReadyJson(await readSimilar(id, viewerId));
}
