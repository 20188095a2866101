import { z } from "zod";
import { toBytes } from "#core/platform/ready/toBytes.ts";
import { type PreparedRead, read } from "#db/readPool.ts";
import { json, number, type RowOf } from "#db/rows.ts";
import { cardsRow, cardsSql } from "../listings/listingCardSql.ts";
import { NO_CARDS } from "./toListAnswer.ts";

interface Page {
  /** A query of listings that gives `id` and the columns of `order`; `$1` is left to the caller's id. */
  sql: string;
  order: string;
  /** The statement's name for a page that many ask for; see `Narrowing.shape`. */
  name: string | undefined;
}

interface Cards {
  /** A JSON array in UTF-8: the text would wait in the heap, with twice as many bytes, for the page's total. */
  cards: Buffer;
  count: number;
}

/** A listing of a page, with the column that its order needs. */
const foundRow = { id: number, rank_at: z.optional(number), price_sum: z.optional(json<unknown>()) };

const toCards = (row: RowOf<typeof cardsRow> | undefined) => (row ? toBytes(row.cards) : NO_CARDS);

const byIds: PreparedRead = {
  name: "cards",
  text: cardsSql(
    "select id, place from unnest($2::integer[]) with ordinality as found(id, place)",
    "page.place",
  ),
};

/** The cards of listings, in the order of their ids; `count` is the number of ids. */
export async function readCardsOf(ids: readonly number[], viewerId: number | undefined): Promise<Cards> {
  if (ids.length === 0) return { cards: NO_CARDS, count: 0 };
  const [row] = await read(cardsRow, byIds, [viewerId ?? 0, ids], { fromReplica: viewerId === undefined });
  return { cards: toCards(row), count: ids.length };
}

/**
 * The cards of a page of listings. Planning the cards takes longer than reading them, so a page without a name is
 * planned alone, and the cards of what it finds come from a statement that is planned already. The caller's id is the
 * first value.
 */
export async function readCards(
  { sql, order, name }: Page,
  values: readonly unknown[],
  viewerId: number | undefined,
): Promise<Cards> {
  const options = { fromReplica: viewerId === undefined };
  const all = [viewerId ?? 0, ...values];
  if (name !== undefined) {
    const text = cardsSql(sql, order.replace(/\b(rank_at|price_sum|id)\b/g, "page.$1"));
    const [row] = await read(cardsRow, { name, text }, all, options);
    return { cards: toCards(row), count: row?.count ?? 0 };
  }
  // PostgreSQL takes no value that the text doesn't use, and only cards ask who the caller is.
  const text = sql.replace(/\$(\d+)/g, (_, place) => `$${Number(place) - 1}`);
  const found = await read(foundRow, { text }, values, options);
  return readCardsOf(
    found.map(({ id }) => id),
    viewerId,
  );
}
