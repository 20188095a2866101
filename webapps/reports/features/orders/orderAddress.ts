import { type OrderQueue, orderQueues } from "#contract/adminOrders.ts";
import type { Asked } from "./queries.ts";

const isQueue = (text: string | null): text is OrderQueue => orderQueues.some((queue) => queue === text);

/** Reads `?queue=&q=&page=`; what can't be is left out. Words are looked for among all orders. */
export function readAsked(search: URLSearchParams): Asked {
  const queue = search.get("queue");
  const page = Number(search.get("page"));
  return {
    queue: isQueue(queue) ? queue : undefined,
    query: search.get("q")?.trim() ?? "",
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The same as an address writes it, with its `?`; "" for all orders. */
export function writeAsked({ queue, query, page = 1 }: Partial<Asked>): string {
  const search = new URLSearchParams({
    ...(queue && { queue }),
    ...(query && { q: query }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return search && `?${search}`;
}
