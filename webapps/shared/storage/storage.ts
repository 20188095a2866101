type Name = "localStorage" | "sessionStorage";

/** A store of values by name. Reading never throws, and a value that can't be kept lasts as long as the page. */
export interface Store {
  get: (key: string) => string | null;
  /** Keeps a value, or with null forgets it; false where it lasts only as long as the page. */
  set: (key: string, value: string | null) => boolean;
  keys: () => string[];
}

/**
 * The browser's storage, the only way to it. A frame in a third party's page may be refused it: then, and when it is full,
 * its place is taken by memory.
 */
function createStore(name: Name): Store {
  const unkept = new Map<string, string | null>();
  const attempt = <Answer>(run: (storage: Storage) => Answer): Answer | undefined => {
    try {
      return run(window[name]);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => unkept.get(key) ?? (unkept.has(key) ? null : (attempt((it) => it.getItem(key)) ?? null)),
    set(key, value) {
      unkept.delete(key);
      const isKept = attempt((it) => {
        if (value === null) it.removeItem(key);
        else it.setItem(key, value);
        return true;
      });
      if (!isKept) unkept.set(key, value);
      return isKept === true;
    },
    keys: () => [
      ...new Set([
        ...(attempt((it) => Object.keys(it)) ?? []).filter((key) => unkept.get(key) !== null),
        ...[...unkept].filter(([, value]) => value !== null).map(([key]) => key),
      ]),
    ],
  };
}

/** Values that belong to the device, whoever uses it. */
export const device = createStore("localStorage");
/** Values that belong to one tab and outlast a reload. */
export const tab = createStore("sessionStorage");
