import { own } from "#webapps/shared/storage/own.ts";

/** Unfinished things of one kind that a device keeps at most. */
const KEPT_MAX = 10;

/** A list in the browser's storage of what somebody hasn't finished; in a closed storage it lasts as long as the page. */
export function keptList<Kept>(key: string, isKept: (value: unknown) => value is Kept) {
  function read(): readonly Kept[] {
    try {
      const kept: unknown = JSON.parse(own.get(key) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isKept) : [];
    } catch {
      return [];
    }
  }

  /** Keeps the first of them. */
  function write(all: readonly Kept[]) {
    const kept = all.slice(0, KEPT_MAX);
    own.set(key, kept.length > 0 ? JSON.stringify(kept) : null);
  }

  return { read, write };
}
