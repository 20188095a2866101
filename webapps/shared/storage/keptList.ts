import { own } from "./own.ts";
import { type OwnList, ownLists } from "./ownNames.ts";

/** A list of one person's in the browser's storage, the newest first; in a closed storage it lasts as long as the page. */
export function keptList<Kept>(name: OwnList, isKept: (value: unknown) => value is Kept) {
  function read(): readonly Kept[] {
    try {
      const kept: unknown = JSON.parse(own.get(name) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isKept) : [];
    } catch {
      return [];
    }
  }

  /** Keeps the first of them. */
  function write(all: readonly Kept[]) {
    own.set(name, all.length > 0 ? JSON.stringify(all.slice(0, ownLists[name])) : null);
  }

  return { read, write };
}
