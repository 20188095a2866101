/** Unfinished things of one kind that a device keeps at most. */
const KEPT_MAX = 10;

/** A list in the browser's storage of what somebody hasn't finished; in a closed storage it lasts as long as the page. */
export function keptList<Kept>(key: string, isKept: (value: unknown) => value is Kept) {
  let unkept: readonly Kept[] | undefined;

  function read(): readonly Kept[] {
    if (unkept) return unkept;
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isKept) : [];
    } catch {
      return [];
    }
  }

  /** Keeps the first of them. */
  function write(all: readonly Kept[]) {
    const kept = all.slice(0, KEPT_MAX);
    try {
      if (kept.length > 0) localStorage.setItem(key, JSON.stringify(kept));
      else localStorage.removeItem(key);
      unkept = undefined;
    } catch {
      unkept = kept;
    }
  }

  return { read, write };
}
