import type { SavedFilters } from "#contract/savedSearches.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { digestOf } from "./savedFilters.ts";
import { type SavedTerms, understandSaved } from "./understandSaved.ts";

const KEEP = `
  insert into saved_queries as known (digest, filters, terms, sieve, min_price, max_price)
  values ($digest, $filters::jsonb, $terms, $sieve::text::tsquery, $minPrice, $maxPrice)
  on conflict (digest) do update set terms = excluded.terms, sieve = excluded.sieve, understood_at = now()
  returning id`;

const DROP_KEYS = "delete from saved_query_keys where query_id = $id and key <> all($keys::text[])";
const ADD_KEYS = `
  insert into saved_query_keys (key, query_id) select unnest($keys::text[]), $id on conflict do nothing`;

/** Notes down what a query looks for; in the caller's transaction. */
export async function keepTerms(filters: SavedFilters, { terms, sieve, keys }: SavedTerms): Promise<number> {
  const { minPrice = null, maxPrice = null } = filters;
  const [kept] = await rows({ id: number }, KEEP, {
    digest: digestOf(filters),
    filters: JSON.stringify(filters),
    terms,
    sieve,
    minPrice,
    maxPrice,
  });
  if (!kept) throw new Error("A query was not kept");
  await sequelize.query(DROP_KEYS, { bind: { id: kept.id, keys } });
  await sequelize.query(ADD_KEYS, { bind: { id: kept.id, keys } });
  return kept.id;
}

/**
 * Keeps what somebody wants to save, once for all who ask for the same; in the caller's transaction.
 * @returns its id.
 * @throws {RuleError} invalid_input with `fields.search`: `required` when no word in it can be looked for.
 */
export async function keepQuery(filters: SavedFilters): Promise<number> {
  const understood = await understandSaved(filters);
  if (!understood) {
    throw new RuleError("invalid_input", "Nothing to look for", { fields: { search: "required" } });
  }
  return keepTerms(filters, understood);
}
