import { create } from "zustand";
import { addRecent, isTypedOn, RECENT_MAX, removeRecent } from "../logic/recentQueries.ts";

const KEY = "recent-queries";

/** What was kept on the device, the newest first; undefined when storage is closed or holds something else. */
function readKept(): string[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(kept)) return undefined;
    return kept.filter((query) => typeof query === "string").slice(0, RECENT_MAX);
  } catch {
    return undefined;
  }
}

/** What was looked for on this device, the newest first. */
export const useRecentQueries = create<{ queries: readonly string[] }>(() => ({ queries: readKept() ?? [] }));

/** Changes what is kept, beginning from what another tab may have kept meanwhile. */
function change(next: (queries: readonly string[]) => readonly string[]) {
  const queries = next(readKept() ?? useRecentQueries.getState().queries);
  useRecentQueries.setState({ queries });
  try {
    localStorage.setItem(KEY, JSON.stringify(queries));
  } catch {
    // Storage is closed: they last as long as the page.
  }
}

/** Keeps a query as the newest, in the place of the one that was only its beginning. */
export function keepRecent(query: string, begun?: string) {
  change((queries) =>
    addRecent(begun && isTypedOn(begun, query) ? removeRecent(queries, begun) : queries, query),
  );
}

export function forgetRecent(query: string) {
  change((queries) => removeRecent(queries, query));
}

/** Forgets all; gives back what there was, for whoever wants it undone. */
export function forgetAllRecent(): readonly string[] {
  const { queries } = useRecentQueries.getState();
  change(() => []);
  return queries;
}

/** Brings back what was forgotten, behind whatever came since. */
export function restoreRecent(forgotten: readonly string[]) {
  change((queries) => [...queries].reverse().reduce<string[]>(addRecent, [...forgotten]));
}
