import type { ListingFilters } from "#contract/listingFilters.ts";
import type { SortOrder } from "#contract/listings.ts";

/** The input that a page of listings is asked by. */
export interface AskedList extends ListingFilters {
  sortBy: SortOrder;
  skip: number;
  take: number;
}

interface ListOrder {
  /** Its part of a statement's name. */
  key: string;
  /** The column it needs besides the id. */
  column: string;
  order: string;
  /** Where no index has the order whole: conditions of the parts that come one after the other, in the order of an index. */
  parts?: { conditions: readonly string[]; order: string };
}

/** Each order of lists. What has no price (0) comes last of both that go by it. */
export const listOrders: Record<SortOrder, ListOrder> = {
  "createdAt|desc": { key: "new", column: "rank_at", order: "rank_at desc, id desc" },
  "createdAt|asc": { key: "old", column: "rank_at", order: "rank_at, id" },
  "price|asc": {
    key: "cheap",
    column: "price_sum",
    order: "price_sum = 0, price_sum, id",
    parts: { conditions: ["price_sum > 0", "price_sum = 0"], order: "price_sum, id" },
  },
  "price|desc": { key: "dear", column: "price_sum", order: "price_sum desc, id desc" },
};

/** The ids of a page of listings with the column of its order, in SQL. `offset` is that of a statement's end, or empty. */
export function pageOfSql(
  conditions: readonly string[],
  { sortBy, skip, take }: Pick<AskedList, "sortBy" | "skip" | "take">,
  offset: string,
): string {
  const { column, order, parts } = listOrders[sortBy];
  // The numbers of a page stand in the text: from a parameter the planner would expect a tenth of the table.
  const select = (more: readonly string[], by: string, limit: number) =>
    `select id, ${column} from listings where ${[...conditions, ...more].join(" and ")} order by ${by} limit ${limit}`;
  if (!parts) return `${select([], order, take)} ${offset}`;
  // The parts of "union all" run one after the other, and one behind the limit never.
  const all = parts.conditions.map((condition) => `(${select([condition], parts.order, skip + take)})`);
  return `select * from (${all.join(" union all ")}) parts limit ${take} ${offset}`;
}
