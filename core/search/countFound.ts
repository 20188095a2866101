import { EXACT_TOTAL_MAX } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listings.ts";
import { countMatching } from "../listings/countMatching.ts";
import { NONE, type Total } from "../listings/listAnswer.ts";
import { expectFound } from "./expectFound.ts";
import { allOf, matchesSql } from "./foundSql.ts";
import { lookAround } from "./lookAround.ts";
import { type NarrowedTerms, narrowTerms } from "./narrowTerms.ts";
import { type Understood, understandQuery } from "./understandQuery.ts";

/** From here on nobody counts to find out that there are more than can be counted. */
const SURELY_MORE = EXACT_TOTAL_MAX * 1.2;

/** Where fewer are likely, a look costs more than it spares. */
const LOOK_FROM = EXACT_TOTAL_MAX * 0.8;

/** A look at listings when surely more match than are counted; else undefined. */
export async function lookAtMany(
  filters: ListingFilters,
  narrowed: NarrowedTerms,
  { all: { terms, words } }: Understood,
  options: { fromReplica: boolean },
) {
  const { most, likely } = await expectFound(words, filters, options);
  if (most <= SURELY_MORE || likely < LOOK_FROM) return undefined;
  const look = await lookAround(filters, narrowed, terms, likely, options);
  return look.matches > SURELY_MORE ? look : undefined;
}

/** Counts the listings that match words, as typed or as they may be meant, and filters. */
export async function countFound(
  filters: ListingFilters & { search: string },
  viewerId?: number,
): Promise<Total> {
  const [narrowed, understood] = await Promise.all([
    narrowTerms(filters),
    understandQuery(filters.search, filters),
  ]);
  if (!narrowed || !understood) return NONE;
  const options = { fromReplica: viewerId === undefined };
  const look = await lookAtMany(filters, narrowed, understood, options);
  if (look) return { total: Math.round(look.matches), totalIsEstimate: true };
  const { marks, narrowing } = narrowed;
  const values = [...narrowing.values, allOf([understood.all.terms, ...marks])];
  const conditions = [...narrowing.conditions, matchesSql(filters, values.length)];
  return countMatching({ conditions, values }, options);
}
