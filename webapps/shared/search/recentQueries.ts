/** As many as are kept of what was looked for. */
export const RECENT_MAX = 10;

/** Words as they are searched for: one space between them, none around. */
export const cleanQuery = (words: string) => words.trim().replace(/\s+/g, " ");

/** Returns the form in which two queries are equal that are the same to people: without capitals and extra spaces. */
export const sameQuery = (query: string) => cleanQuery(query).toLowerCase();

export const isSameQuery = (one: string, other: string) => sameQuery(one) === sameQuery(other);

/** Whether somebody who had paused after `begun` only went on typing until `query`. */
export const isTypedOn = (begun: string, query: string) => sameQuery(query).startsWith(sameQuery(begun));

/** With a query as the newest, kept once as it was written last; the oldest beyond the limit go. */
export function addRecent(queries: readonly string[], query: string): string[] {
  const wanted = cleanQuery(query);
  if (!wanted) return [...queries];
  return [wanted, ...removeRecent(queries, wanted)].slice(0, RECENT_MAX);
}

/** Without a query, however it was written. */
export function removeRecent(queries: readonly string[], query: string): string[] {
  return queries.filter((other) => !isSameQuery(other, query));
}
