import type { ListingFilters } from "#contract/listings.ts";
import { read } from "#db/readPool.ts";
import { boundTotal, listAnswer, NONE, totalOfLastPage } from "../listings/listAnswer.ts";
import { type AskedList, listOrders } from "../listings/listOrders.ts";
import { readCards } from "../listings/readCards.ts";
import type { ReadyJson } from "../ready/ReadyJson.ts";
import { countFound } from "./countFound.ts";
import { expectFound, readBounds } from "./expectFound.ts";
import { allOf, matchesSql } from "./foundSql.ts";
import { type NarrowedTerms, narrowTerms } from "./narrowTerms.ts";
import { type Understood, understandQuery } from "./understandQuery.ts";
import { type Bounds, type Expected, windowsOf } from "./windows.ts";

type Asked = AskedList & { search: string };
interface Options {
  fromReplica: boolean;
}

/** So many times what is needed is expected before nobody asks how what comes behind it is best read. */
const SURELY_ENOUGH = 3;

/**
 * What to look for, part by part, as texts of tsquery: where more than the typed words is looked for, what has those
 * comes first, whatever the order; each in parts that follow each other in the asked order.
 */
async function partsOf(asked: Asked, marks: readonly string[], { tiers }: Understood, options: Options) {
  const { sortBy, skip, take, ...filters } = asked;
  const parts: string[] = [];
  let before: string | undefined;
  let isEnough = false;
  for (const { terms, words } of tiers) {
    const look = allOf([before === undefined ? terms : `(${terms}) & !(${before})`, ...marks]);
    before = terms;
    const [bounds, expected]: [Bounds | undefined, Expected] | [] = isEnough
      ? []
      : await Promise.all([readBounds(options), expectFound(terms, words, filters, options)]);
    const windows = bounds && expected ? windowsOf(sortBy, skip + take, expected, bounds, filters) : [];
    parts.push(...(windows.length === 0 ? [look] : windows.map((window) => `${look} & ${window}`)));
    isEnough ||= (expected?.matches ?? 0) > SURELY_ENOUGH * (skip + take);
  }
  return parts;
}

/**
 * The page's ids. Parts are read one after the other, until there is enough; a sum instead of the column alone keeps
 * the planner from walking through an index of the order, where it may pass by all listings.
 */
async function pageOf(
  asked: Asked,
  { marks, narrowing }: NarrowedTerms,
  understood: Understood,
  options: Options,
) {
  const { columns, order } = listOrders[asked.sortBy];
  const { skip, take } = asked;
  const values: unknown[] = [0, ...narrowing.values];
  const conditions = narrowing.conditions.map((condition) =>
    condition.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + 1}`),
  );
  const parts = `$${values.push(await partsOf(asked, marks, understood, options))}::text[]`;
  const sql = `
    select found.id from unnest(${parts}) as part(terms)
    cross join lateral (
      select id from listings
      where ${conditions.join(" and ")} and ${matchesSql(asked, "part.terms::tsquery")}
      order by ${order.replace(columns, `${columns} + 0`)} limit ${skip + take}
    ) found limit ${take} offset ${skip}`;
  return { sql, values };
}

/** What people write instead of the typed words, when no listing has those, and some have that. */
async function findCorrection(
  filters: ListingFilters,
  { marks, narrowing }: NarrowedTerms,
  { meant, correction }: Understood,
  options: Options,
): Promise<string | null> {
  const corrected = correction === null ? undefined : await understandQuery(correction, filters);
  if (!corrected) return null;
  const values = [...narrowing.values, allOf([meant, ...marks]), allOf([corrected.meant, ...marks])];
  const exists = (terms: number) => {
    const conditions = [...narrowing.conditions, matchesSql(filters, terms)];
    return `exists (select from listings where ${conditions.join(" and ")})`;
  };
  const text = `select ${exists(values.length)} and not ${exists(values.length - 1)} as "isBetter"`;
  const [row] = await read<{ isBetter: boolean }>({ text }, values, options);
  return row?.isBetter ? correction : null;
}

/** A page of the listings that match words and filters, with their total; `search` has no blanks around it. */
export async function searchListings(asked: Asked, viewerId?: number): Promise<ReadyJson> {
  const { sortBy: _, skip, take, ...filters } = asked;
  const [understood, narrowed] = await Promise.all([
    understandQuery(asked.search, asked),
    narrowTerms(filters),
  ]);
  if (!narrowed || !understood) return listAnswer("[]", NONE);
  const options = { fromReplica: viewerId === undefined };
  const { sql, values } = await pageOf(asked, narrowed, understood, options);
  const [{ cards, count }, correction, counted] = await Promise.all([
    readCards({ sql, order: "", name: undefined }, [viewerId ?? 0, ...values.slice(1)], options),
    findCorrection(filters, narrowed, understood, options),
    countFound(filters, viewerId),
  ]);
  const total = totalOfLastPage(skip, take, count) ?? boundTotal(counted, skip, count);
  return listAnswer(cards, total, total.total > 0 ? correction : null);
}
