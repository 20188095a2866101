import { create } from "zustand";
import { keptList } from "#webapps/shared/storage/keptList.ts";
import { whenMoved } from "#webapps/shared/storage/own.ts";
import { addRecent, isTypedOn, removeRecent } from "./recentQueries.ts";

/** Keeps under `name` what somebody looks for on this device, the newest first, and gives what changes it. */
export function createRecent(name: "recent-queries" | "shop-recent-queries") {
  const kept = keptList(name, (query) => typeof query === "string");
  const useRecentQueries = create<{ queries: readonly string[] }>(() => ({ queries: kept.read() }));
  whenMoved(() => useRecentQueries.setState({ queries: kept.read() }));

  /** Changes what is kept, beginning from what another tab may have kept meanwhile. */
  function change(next: (queries: readonly string[]) => readonly string[]) {
    const queries = next(kept.read());
    useRecentQueries.setState({ queries });
    kept.write(queries);
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
