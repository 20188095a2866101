import type { Direction } from "#contract/connections.ts";

export type FavouriteDirection = "asc" | "desc";

/** The page an address names, from 1; whatever makes no sense is the first. */
export function readPage(query: URLSearchParams): number {
  const page = query.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

function write(values: Record<string, string | false>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== false) query.set(name, value);
  return query.toString();
}

/** The order and page of the favourites that an address names: the recent first unless it says `asc`. */
export function readFavouritesPlace(query: URLSearchParams): { direction: FavouriteDirection; page: number } {
  return { direction: query.get("direction") === "asc" ? "asc" : "desc", page: readPage(query) };
}

/** The query string of the favourites, without what is usual. */
export function writeFavouritesPlace(direction: FavouriteDirection, page = 1): string {
  return write({ direction: direction === "asc" && "asc", page: page > 1 && String(page) });
}

/** The tab and page of the messages that an address names: incoming unless it says `outgoing`. */
export function readMessagesPlace(query: URLSearchParams): { direction: Direction; page: number } {
  const isOutgoing = query.get("tab") === "outgoing";
  return { direction: isOutgoing ? "OUTGOING" : "INCOMING", page: readPage(query) };
}

/** The query string of the messages, without what is usual. */
export function writeMessagesPlace(direction: Direction, page = 1): string {
  return write({ tab: direction === "OUTGOING" && "outgoing", page: page > 1 && String(page) });
}
