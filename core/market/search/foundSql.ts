import type { ListingFilters } from "#contract/listingFilters.ts";
import type { Narrowing } from "../lists/narrow.ts";
import type { NarrowedTerms } from "./narrowTerms.ts";
import { isImplied } from "./termSql.ts";

/** Condition: a listing matches a tsquery. `terms` is the number of a statement's value, or an expression of SQL. */
export function matchesSql({ searchOnlyInTitle }: ListingFilters, terms: number | string): string {
  const query = typeof terms === "number" ? `$${terms}::text::tsquery` : terms;
  return `${searchOnlyInTitle ? "name_terms" : "all_terms"} @@ ${query}`;
}

/** All of these texts of tsquery. */
export const allOf = (terms: readonly string[]) => terms.map((term) => `(${term})`).join(" & ");

/**
 * Condition: a listing has all of `terms`, texts of tsquery, and what filters ask. Each text and mark is a condition
 * of its own: the index then passes over rows that another one leaves out, while within one long tsquery it goes through
 * all rows that have any of some alternatives, such as a window's hours.
 */
export function matching(
  filters: ListingFilters,
  { marks, narrowing }: NarrowedTerms,
  terms: readonly string[],
): Pick<Narrowing, "conditions" | "values"> {
  const before = narrowing.values.length;
  const told = terms.filter((term) => !marks.some((mark) => isImplied(term, mark)));
  const all = [...told, ...marks];
  return {
    conditions: [...narrowing.conditions, ...all.map((_, at) => matchesSql(filters, before + at + 1))],
    values: [...narrowing.values, ...all],
  };
}

const written = (columns: readonly string[]) =>
  columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ");
const NAMES = written(["name", "name_ru", "name_uz"]);
const DESCRIPTIONS = written(["description", "description_ru", "description_uz"]);

/** Condition: a listing has words that match the regular expressions in the statement's values from number `first` on. */
export function writesSql({ searchOnlyInTitle }: ListingFilters, first: number, count: number): string {
  const one = (value: string) =>
    searchOnlyInTitle ? `${NAMES} ~ ${value}` : `(${NAMES} ~ ${value} or ${DESCRIPTIONS} ~ ${value})`;
  return Array.from({ length: count }, (_, at) => one(`$${first + at}::text`)).join(" and ");
}

/** The same filters for what is only to be found where it is written so, too: `just` are regular expressions. */
export function narrowJust<Narrowed extends NarrowedTerms>(
  filters: ListingFilters,
  narrowed: Narrowed,
  just: readonly string[],
): Narrowed {
  if (just.length === 0) return narrowed;
  const { narrowing } = narrowed;
  const conditions = [...narrowing.conditions, writesSql(filters, narrowing.values.length + 1, just.length)];
  return { ...narrowed, narrowing: { ...narrowing, conditions, values: [...narrowing.values, ...just] } };
}
