import { SavedFilters } from "#contract/savedSearches.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { read } from "#db/readPool.ts";
import { maybe, number, numbers, type RowOf, text } from "#db/rows.ts";
import { outsideTransaction } from "#db/sequelize.ts";
import { type Matching, matchingOf, placed } from "../search/firstFound.ts";

/** Listings that a saved query may find. */
export const candidateRow = {
  queryId: number,
  filters: SavedFilters,
  terms: maybe(text),
  listingIds: numbers,
};

export type Candidate = RowOf<typeof candidateRow>;

const findRow = {
  queryId: number,
  listingId: number,
};

export type Find = RowOf<typeof findRow>;

/** Queries of one statement: planning it grows faster than they do. */
const CHUNK = 50;

/** A parameter or category that has gone since finds nothing. */
async function conditionsOf({ filters, terms }: Candidate): Promise<Matching | undefined> {
  try {
    // It looks up several things at once, which one connection can't.
    return await outsideTransaction(() => matchingOf({ filters, ...(terms !== null && { terms }) }));
  } catch (error) {
    if (error instanceof RuleError) return undefined;
    throw error;
  }
}

async function confirmSome(candidates: readonly Candidate[]): Promise<Find[]> {
  const values: unknown[] = [];
  const parts: string[] = [];
  for (const candidate of candidates) {
    const matching = await conditionsOf(candidate);
    if (!matching) continue;
    const where = placed(matching, values);
    const ids = `$${values.push(candidate.listingIds)}::integer[]`;
    parts.push(
      `select ${candidate.queryId} as "queryId", id as "listingId" from listings where id = any(${ids}) and ${where}`,
    );
  }
  return parts.length === 0 ? [] : read(findRow, { text: parts.join("\nunion all\n") }, values);
}

/**
 * Which of the listings each query finds now: by the very conditions of a search, of these listings alone. In the caller's
 * transaction.
 */
export async function confirmFinds(candidates: readonly Candidate[]): Promise<Find[]> {
  const finds: Find[] = [];
  for (let at = 0; at < candidates.length; at += CHUNK) {
    finds.push(...(await confirmSome(candidates.slice(at, at + CHUNK))));
  }
  return finds;
}
