import type { favouriteOrders } from "#contract/favourites.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { number } from "#db/rows.ts";
import { cardsRow, cardsSql, keptCardSql } from "../listings/listingCardSql.ts";

type FavouriteOrder = (typeof favouriteOrders)[number];

const kept = `from favourites f join listings l on l.id = f.listing_id where f.user_id = $1::integer and is_open_to_all(l)`;

function statement(direction: "asc" | "desc") {
  const page = `
    select f.listing_id as id, f.created_at ${kept}
    order by f.created_at ${direction}, f.listing_id ${direction} limit $2::integer offset $3::integer`;
  const order = `page.created_at ${direction}, page.id ${direction}`;
  const total = `, (select count(*)::integer ${kept}) as total`;
  const item = `json_build_object('id', l.id, 'product', ${keptCardSql})`;
  return { name: `favourites-${direction}`, text: cardsSql(page, order, total, item) };
}

const statements: Record<FavouriteOrder, ReturnType<typeof statement>> = {
  "createdAt|desc": statement("desc"),
  "createdAt|asc": statement("asc"),
};

interface Asked {
  sortBy: FavouriteOrder;
  skip: number;
  take: number;
}

/** A page of the listings a person keeps, by the time they were kept, with their total; sold ones stay in it. */
export async function listFavourites(userId: number, { sortBy, skip, take }: Asked): Promise<ReadyJson> {
  const [row] = await read({ ...cardsRow, total: number }, statements[sortBy], [userId, take, skip]);
  return new ReadyJson(`{"data":${row?.cards ?? "[]"},"total":${row?.total ?? 0}}`);
}
