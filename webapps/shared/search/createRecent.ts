import { create } from "zustand";
import { own } from "#webapps/shared/storage/own.ts";
import { addRecent, isTypedOn, RECENT_MAX, removeRecent } from "./recentQueries.ts";

/** What was kept on the device, the newest first; undefined when storage is closed or holds something else. */
function readKept(key: string): string[] | undefined {
  try {
    const kept: unknown = JSON.parse(own.get(key) ?? "[]");
    if (!Array.isArray(kept)) return undefined;
    return kept.filter((query) => typeof query === "string").slice(0, RECENT_MAX);
  } catch {
    return undefined;
  }
}

/** Keeps under `key` what is looked for on this device, the newest first, and gives what changes it. */
export function createRecent(key: string) {
  const useRecentQueries = create<{ queries: readonly string[] }>(() => ({ queries: readKept(key) ?? [] }));

  /** Changes what is kept, beginning from what another tab may have kept meanwhile. */
  function change(next: (queries: readonly string[]) => readonly string[]) {
    const queries = next(readKept(key) ?? useRecentQueries.getState().queries);
    useRecentQueries.setState({ queries });
    own.set(key, JSON.stringify(queries));
  }

  return {
    useRecentQueries,
    /** Keeps a query as the newest, in the place of the one that was only its beginning. */
    keepRecent(query: string, begun?: string) {
      change((queries) =>
        addRecent(begun && isTypedOn(begun, query) ? removeRecent(queries, begun) : queries, query),
      );
    },
    forgetRecent(query: string) {
      change((queries) => removeRecent(queries, query));
    },
    /** Forgets all; gives back what there was, for whoever wants it undone. */
    forgetAllRecent(): readonly string[] {
      const { queries } = useRecentQueries.getState();
      change(() => []);
      return queries;
    },
    /** Brings back what was forgotten, behind whatever came since. */
    restoreRecent(forgotten: readonly string[]) {
      change((queries) => [...queries].reverse().reduce<string[]>(addRecent, [...forgotten]));
    },
  };
}
