import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { boolean } from "#db/rows.ts";
import type { AskedList } from "../lists/listOrders.ts";
import { readCardsOf } from "../lists/readCards.ts";
import {
  boundTotal,
  NO_CARDS,
  NONE,
  type Total,
  toListAnswer,
  totalOfLastPage,
} from "../lists/toListAnswer.ts";
import { countFound } from "./countFound.ts";
import { expectFound } from "./expectFound.ts";
import { findAmongFew, findAmongMany, READ_WHOLE_MAX, type Search } from "./findPage.ts";
import { allOf, matchesSql, narrowJust } from "./foundSql.ts";
import { narrowTerms } from "./narrowTerms.ts";
import { understandQuery } from "./understandQuery.ts";

/** For one alone the planner may pass by all listings, as it takes no word for rare. */
const SOME = 100;

type Asked = AskedList & { search: string };

/**
 * Finds the words that people write instead of the typed ones, when no listing has the typed ones, and some have the
 * others.
 */
async function findCorrection({ filters, narrowed, understood, options }: Search): Promise<string | null> {
  const { meant, correction } = understood;
  const corrected = correction === null ? undefined : await understandQuery(correction, filters);
  if (!corrected) return null;
  const { marks, narrowing } = narrowed;
  const values = [...narrowing.values, allOf([meant, ...marks]), allOf([corrected.meant, ...marks])];
  const exists = (terms: number) => {
    const conditions = [...narrowing.conditions, matchesSql(filters, terms)];
    return `(select count(*) from (select from listings where ${conditions.join(" and ")} limit ${SOME}) found) > 0`;
  };
  const text = `select ${exists(values.length)} and not ${exists(values.length - 1)} as "isBetter"`;
  const [row] = await read({ isBetter: boolean }, { text }, values, options);
  return row?.isBetter ? correction : null;
}

/** The page's cards and the total of all that is found. */
async function readPage(
  search: Search,
  viewerId: number | undefined,
): Promise<{ cards: Buffer; total: Total }> {
  const { filters, understood, options } = search;
  const { skip, take } = search.asked;
  const { likely } = await expectFound(understood.all.words, filters, options);
  const few = likely < READ_WHOLE_MAX ? await findAmongFew(search) : undefined;
  if (few) {
    const { cards } = await readCardsOf(few.ids, viewerId);
    return { cards, total: { total: few.count, totalIsEstimate: false } };
  }
  const [{ cards, count }, counted] = await Promise.all([
    findAmongMany(search).then((ids) => readCardsOf(ids, viewerId)),
    countFound(filters, viewerId),
  ]);
  return { cards, total: totalOfLastPage(skip, take, count) ?? boundTotal(counted, skip, count) };
}

/** A page of the listings that match words and filters, with their total; `search` has no blanks around it. */
export async function searchListings(
  { sortBy, skip, take, ...filters }: Asked,
  viewerId?: number,
): Promise<ReadyJson> {
  const [understood, narrowed] = await Promise.all([
    understandQuery(filters.search, filters),
    narrowTerms(filters),
  ]);
  if (!narrowed || !understood) return toListAnswer(NO_CARDS, NONE);
  const search = {
    asked: { sortBy, skip, take },
    filters,
    narrowed: narrowJust(filters, narrowed, understood.just),
    understood,
    options: { fromReplica: viewerId === undefined },
  };
  const [{ cards, total }, correction] = await Promise.all([
    readPage(search, viewerId),
    findCorrection(search),
  ]);
  return toListAnswer(cards, total, total.total > 0 ? correction : null);
}
