import { listAnswer, NONE, totalOfLastPage } from "../listings/listAnswer.ts";
import { type AskedList, listOrders } from "../listings/listOrders.ts";
import { narrow } from "../listings/narrow.ts";
import { readCards } from "../listings/readCards.ts";
import type { ReadyJson } from "../ready/ReadyJson.ts";
import { countFound } from "./countFound.ts";
import { wordsCondition } from "./wordsCondition.ts";

/** A page of the listings that match words and filters, with their total; `search` has no blanks around it. */
export async function searchListings(
  asked: AskedList & { search: string },
  viewerId?: number,
): Promise<ReadyJson> {
  const { sortBy, skip, take, ...filters } = asked;
  const narrowing = await narrow(filters, 1);
  if (!narrowing) return listAnswer("[]", NONE);
  const { columns, order } = listOrders[sortBy];
  const values: unknown[] = [viewerId ?? 0, ...narrowing.values, asked.search];
  const where = [...narrowing.conditions, wordsCondition(asked, values.length)].join(" and ");
  const offset = skip > 0 ? `offset $${values.push(skip)}::integer` : "";
  const sql = `select id, ${columns} from listings where ${where} order by ${order} limit ${take} ${offset}`;
  const { cards, count } = await readCards({ sql, order, name: undefined }, values, {
    fromReplica: viewerId === undefined,
  });
  return listAnswer(cards, totalOfLastPage(skip, take, count) ?? (await countFound(filters, viewerId)));
}
