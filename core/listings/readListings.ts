import { SEARCH_PAGE } from "#contract/limits.ts";
import type { ListingFilters, SortOrder } from "#contract/listings.ts";
import { ReadyJson } from "../ready/ReadyJson.ts";
import { countListings, type Total } from "./countListings.ts";
import { narrow } from "./narrow.ts";
import { readCards } from "./readCards.ts";

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
  const sql = `select id, ${columns} from listings where ${narrowing.conditions.join(" and ")}
    order by ${order} limit ${take} ${offset}`;
  const { shape } = narrowing;
  const isUsual = shape !== undefined && take === SEARCH_PAGE && skip === 0;
  const { cards, count } = await readCards(
    { sql, order, name: isUsual ? `list-${shape}-${key}` : undefined },
    values,
    { fromReplica: viewerId === undefined },
  );
  // A page that isn't full is the last one, so it knows the total by itself.
  const isLast = count < take && (count > 0 || skip === 0);
  const total = isLast
    ? { total: skip + count, totalIsEstimate: false }
    : await countListings(filters, viewerId);
  return toAnswer(cards, total);
}
