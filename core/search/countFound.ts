import { EXACT_TOTAL_MAX } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listings.ts";
import { asTotal, countUpTo, LOOKED_AT_MAX } from "../listings/countMatching.ts";
import { NONE, type Total } from "../listings/listAnswer.ts";
import { expectFound } from "./expectFound.ts";
import { allOf, matchesSql } from "./foundSql.ts";
import { type Look, lookAround } from "./lookAround.ts";
import { type NarrowedTerms, narrowTerms } from "./narrowTerms.ts";
import { type Understood, understandQuery } from "./understandQuery.ts";

/** Where fewer are likely, a look costs more than it spares. */
const LOOK_FROM = EXACT_TOTAL_MAX * 0.8;

/** A look may be wrong by so many standard deviations. */
const DEVIATIONS = 3;

/** Whether there surely are more than are counted: what is seen by chance spreads by its root. */
export const isSurelyMore = ({ matches, seen }: Look) =>
  matches * (1 - DEVIATIONS / Math.sqrt(Math.max(1, seen.length))) > EXACT_TOTAL_MAX;

interface Options {
  fromReplica: boolean;
}

/** A look at listings when surely more than 10,000 match; else undefined, and they are to be counted. */
export async function lookAtMany(
  filters: ListingFilters,
  narrowed: NarrowedTerms,
  { all: { terms, words } }: Understood,
  options: Options,
): Promise<Look | undefined> {
  const { most, likely } = await expectFound(words, filters, options);
  if (most <= EXACT_TOTAL_MAX || likely < LOOK_FROM) return undefined;
  const look = await lookAround({ filters, narrowed, terms, likely, options });
  return isSurelyMore(look) ? look : undefined;
}

/** A look at listings of which more than `LOOKED_AT_MAX` were counted. */
export async function lookAtCounted(
  filters: ListingFilters,
  narrowed: NarrowedTerms,
  { all: { terms, words } }: Understood,
  options: Options,
): Promise<Look> {
  const { likely } = await expectFound(words, filters, options);
  const { matches, seen } = await lookAround({ filters, narrowed, terms, likely, options });
  return { matches: Math.max(matches, LOOKED_AT_MAX + 1), seen };
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
  if (look) return asTotal(Math.round(look.matches));
  const { marks, narrowing } = narrowed;
  const values = [...narrowing.values, allOf([understood.all.terms, ...marks])];
  const conditions = [...narrowing.conditions, matchesSql(filters, values.length)];
  const total = await countUpTo({ conditions, values }, LOOKED_AT_MAX, options);
  if (total <= LOOKED_AT_MAX) return asTotal(total);
  const { matches } = await lookAtCounted(filters, narrowed, understood, options);
  return asTotal(Math.round(matches));
}
