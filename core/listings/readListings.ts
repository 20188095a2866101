import type { ListingFilters, SortOrder } from "#contract/listings.ts";
import { read } from "#db/readPool.ts";
import { ReadyJson } from "../ready/ReadyJson.ts";
import { countListings, type Total } from "./countListings.ts";
import { cardsSql } from "./listingCardSql.ts";
import { narrow } from "./narrow.ts";

const orders: Record<SortOrder, { key: string; columns: string; order: string }> = {
  "createdAt|desc": { key: "new", columns: "rank_at", order: "rank_at desc, id desc" },
  "createdAt|asc": { key: "old", columns: "rank_at", order: "rank_at, id" },
  "price|asc": { key: "cheap", columns: "price_sum", order: "price_sum, id" },
  "price|desc": { key: "dear", columns: "price_sum", order: "price_sum desc, id desc" },
};

interface Asked extends ListingFilters {
  sortBy: SortOrder;
  skip: number;
  take: number;
}

function toAnswer(cards: string, { total, totalIsEstimate }: Total): ReadyJson {
  return new ReadyJson(`{"data":${cards},"total":${total},"totalIsEstimate":${totalIsEstimate}}`);
}

/** A page of the listings that match, with their total. */
export async function readListings(asked: Asked, viewerId?: number): Promise<ReadyJson> {
  const { sortBy, skip, take, ...filters } = asked;
  const narrowing = await narrow(filters, 1);
  if (!narrowing) return toAnswer("[]", { total: 0, totalIsEstimate: false });

  const { key, columns, order } = orders[sortBy];
  const values: unknown[] = [viewerId ?? 0, ...narrowing.values];
  // The numbers of a page stand in the text: from a parameter the planner would expect a tenth of the table.
  const offset = skip > 0 ? `offset $${values.push(skip)}::integer` : "";
  const page = `select id, ${columns} from listings where ${narrowing.conditions.join(" and ")}
    order by ${order} limit ${take} ${offset}`;
  const text = cardsSql(page, order.replace(/\b(rank_at|price_sum|id)\b/g, "page.$1"));
  const name = `list-${narrowing.key}-${key}-${take}${skip > 0 ? "-on" : ""}`;

  const [row] = await read<{ cards: string; count: number }>(
    narrowing.isPlannedByValues ? { text } : { name, text },
    values,
    { fromReplica: viewerId === undefined },
  );
  const { cards, count } = row ?? { cards: "[]", count: 0 };
  // A page that isn't full is the last one, so it knows the total by itself.
  const isLast = count < take && (count > 0 || skip === 0);
  const total = isLast
    ? { total: skip + count, totalIsEstimate: false }
    : await countListings(filters, viewerId);
  return toAnswer(cards, total);
}
