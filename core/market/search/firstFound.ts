import type { ListingFilters } from "#contract/listingFilters.ts";
import { read } from "#db/readPool.ts";
import { number } from "#db/rows.ts";
import { narrow } from "../lists/narrow.ts";
import { matching, narrowJust } from "./foundSql.ts";
import { narrowTerms } from "./narrowTerms.ts";
import { statePrices } from "./statePrices.ts";
import { understandQuery } from "./understandQuery.ts";

/** A search to try. */
export interface Attempt {
  filters: ListingFilters;
  /** Its words as a text of tsquery, where that is known already. */
  terms?: string;
  /** The attempt of a round that is worth most is taken; of equals, the one that finds most. Absent is worth nothing. */
  worth?: number;
}

/** The conditions on a listing to be found, in SQL. */
export interface Matching {
  conditions: readonly string[];
  values: readonly unknown[];
}

/**
 * Writes a search as conditions on rows of `listings`. Undefined when nothing can match.
 * @throws {RuleError} invalid_input for a parameter or option there is not.
 */
export async function matchingOf({ filters: asked, terms }: Attempt): Promise<Matching | undefined> {
  const filters = statePrices(asked);
  const search = filters.search?.trim();
  if (!search) return narrow(filters, 0);
  const [narrowed, understood] = await Promise.all([
    narrowTerms(filters),
    terms === undefined ? understandQuery(search, filters) : { all: { terms }, just: [] },
  ]);
  if (!narrowed || !understood) return undefined;
  return matching(filters, narrowJust(filters, narrowed, understood.just), [understood.all.terms]);
}

/** Conditions of one search as a part of a statement of several, to whose values its own are added. */
export function placed({ conditions, values }: Matching, all: unknown[]): string {
  const taken = all.length;
  all.push(...values);
  return conditions
    .map((one) => one.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + taken}`))
    .join(" and ");
}

/** Counts one attempt, if it finds anything; values of the statement are added to. */
function countSql(
  at: number,
  { worth = 0 }: Attempt,
  matching: Matching,
  { most, all }: { most: number; all: unknown[] },
): string {
  return `(select ${at} as at, ${worth.toFixed(3)} as worth, count(*)::integer as total
    from (select from listings where ${placed(matching, all)} limit ${most + 1}) counted
    having count(*) > 0)`;
}

/** One that finds something, and how much of it; more than was to be counted is one more than that. */
interface Found {
  attempt: Attempt;
  total: number;
}

/**
 * Tries searches round by round, in one statement that counts up to `most` of each: of the first round in which any finds
 * something, the one that is worth most or finds most. Rounds after it cost nothing.
 * @throws {RuleError} invalid_input for a parameter or option there is not.
 */
export async function firstFound(
  rounds: readonly (readonly Attempt[])[],
  most: number,
): Promise<Found | undefined> {
  const attempts = rounds.flat();
  const matching = await Promise.all(attempts.map(matchingOf));
  const values: unknown[] = [];
  const parts = rounds.flatMap((round) => {
    const counts = round.flatMap((attempt) => {
      const at = attempts.indexOf(attempt);
      const one = matching[at];
      return one ? [countSql(at, attempt, one, { most, all: values })] : [];
    });
    if (counts.length === 0) return [];
    return [
      `(select at, total from (${counts.join(" union all ")}) round order by worth desc, total desc, at limit 1)`,
    ];
  });
  if (parts.length === 0) return undefined;
  const text = `select at, total from (${parts.join(" union all ")}) found limit 1`;
  const [row] = await read({ at: number, total: number }, { text }, values, { fromReplica: true });
  const attempt = row && attempts[row.at];
  return attempt && { attempt, total: row.total };
}
