import type { SavedFilters } from "#contract/savedSearches.ts";

/** The path of a saved search inside the classifieds; `isNarrowing` opens its filters at once. */
export function searchPath(id: number, { p = {}, ...filters }: SavedFilters, isNarrowing = false): string {
  const query = new URLSearchParams(
    Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  );
  for (const [parameter, values] of Object.entries(p)) {
    for (const value of values) query.append(`p[${parameter}]`, value);
  }
  query.set("saved", String(id));
  if (isNarrowing) query.set("narrow", "true");
  return `/search?${query}`;
}
