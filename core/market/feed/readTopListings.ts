import { VIP_PLACES } from "#contract/limits.ts";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { cardsRow, cardsSql } from "../listings/listingCardSql.ts";

// The place is one more than the number of others that paid later.
const statement = {
  name: "top",
  text: cardsSql(
    `select p.listing_id as id, p.paid_at, p.id as promotion_id
     from promotions p join listings on listings.id = p.listing_id
     where p.type = 'Vip' and p.ended_at is null and listings.visible
     order by p.paid_at desc, p.id desc limit ${VIP_PLACES}`,
    "page.paid_at desc, page.promotion_id desc",
  ),
};

async function readTop(viewerId?: number): Promise<string> {
  const isStranger = viewerId === undefined;
  const [row] = await read(cardsRow, statement, [viewerId ?? 0], { fromReplica: isStranger });
  return `{"data":${row?.cards ?? "[]"}}`;
}

/** The VIP listings, place 1 first. */
export async function readTopListings(viewerId?: number): Promise<ReadyJson> {
  return viewerId === undefined ? keepReady("top", () => readTop()) : new ReadyJson(await readTop(viewerId));
}
