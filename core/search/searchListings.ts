import { read } from "#db/readPool.ts";
import { listAnswer, NONE, totalOfLastPage } from "../listings/listAnswer.ts";
import { type AskedList, listOrders } from "../listings/listOrders.ts";
import { type Narrowing, narrow } from "../listings/narrow.ts";
import { readCards } from "../listings/readCards.ts";
import type { ReadyJson } from "../ready/ReadyJson.ts";
import { countFound } from "./countFound.ts";
import { matchesSql } from "./foundSql.ts";
import { type Understood, understandQuery } from "./understandQuery.ts";

type Asked = AskedList & { search: string };

/**
 * The page's ids. Where more than the typed words is looked for, what has those comes first, whatever the order; each
 * tier is read only as far as the page may need.
 */
function pageSql(asked: Asked, narrowing: Narrowing, { exact, fuzzy }: Understood) {
  const { columns, order } = listOrders[asked.sortBy];
  const { skip, take } = asked;
  const values: unknown[] = [0, ...narrowing.values, exact];
  const hasExact = matchesSql(asked, values.length);
  const tier = (place: number, condition: string) => `
    (select id, ${columns}, ${place} as tier from listings where ${[...narrowing.conditions, condition].join(" and ")}
     order by ${order} limit ${skip + take})`;
  const offset = skip > 0 ? `offset ${skip}` : "";
  if (fuzzy === null) {
    const where = [...narrowing.conditions, hasExact].join(" and ");
    const sql = `select id, ${columns} from listings where ${where} order by ${order} limit ${take} ${offset}`;
    return { sql, order, values };
  }
  const isOnlyFuzzy = `${matchesSql(asked, values.push(fuzzy))} and not ${hasExact}`;
  const tierOrder = `tier, ${order}`;
  const sql = `select * from (${tier(1, hasExact)} union all ${tier(2, isOnlyFuzzy)}) found
    order by ${tierOrder} limit ${take} ${offset}`;
  return { sql, order: tierOrder, values };
}

/** What people write instead of the typed words, when no listing has those. */
async function findCorrection(
  asked: Asked,
  narrowing: Narrowing,
  { exact, correction }: Understood,
  options: { fromReplica: boolean },
): Promise<string | null> {
  if (correction === null) return null;
  const values = [...narrowing.values.slice(), exact];
  const conditions = [...narrowing.conditions, matchesSql(asked, values.length)];
  const text = `select exists (select from listings where ${conditions.join(" and ")}) as "isFound"`;
  const [row] = await read<{ isFound: boolean }>({ text }, values, options);
  return row?.isFound ? null : correction;
}

/** A page of the listings that match words and filters, with their total; `search` has no blanks around it. */
export async function searchListings(asked: Asked, viewerId?: number): Promise<ReadyJson> {
  const { sortBy: _, skip, take, ...filters } = asked;
  const [understood, narrowing, narrowingAlone] = await Promise.all([
    understandQuery(asked.search, asked),
    narrow(filters, 1),
    narrow(filters, 0),
  ]);
  if (!narrowing || !narrowingAlone || !understood) return listAnswer("[]", NONE);
  const options = { fromReplica: viewerId === undefined };
  const { sql, order, values } = pageSql(asked, narrowing, understood);
  const [{ cards, count }, correction] = await Promise.all([
    readCards({ sql, order, name: undefined }, [viewerId ?? 0, ...values.slice(1)], options),
    findCorrection(asked, narrowingAlone, understood, options),
  ]);
  const total = totalOfLastPage(skip, take, count) ?? (await countFound(filters, viewerId));
  return listAnswer(cards, total, total.total > 0 ? correction : null);
}
