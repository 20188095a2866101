import { EventEmitter } from "node:events";
import type { Cache } from "./types.ts";

interface Entry {
  value: string;
  endsAt: number;
}

/** Entries are looked through for ended ones after so many writes. */
const SWEEP_EVERY = 1000;
/** Most entries kept, a few megabytes; beyond it the oldest tenth goes at once, as the map walks over gaps left by each. */
export const ENTRIES_MAX = 50_000;

/** The same text in one piece: one put together of many holds on to each of them, which takes several times the place. */
const inOnePiece = (text: string) => Buffer.from(text).toString();

/** A cache inside this process, for a machine without Redis. */
export function createMemoryCache(): Cache {
  const entries = new Map<string, Entry>();
  const emitter = new EventEmitter().setMaxListeners(0);
  let writes = 0;

  function find(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (entry && entry.endsAt > Date.now()) return entry;
    entries.delete(key);
    return undefined;
  }

  function forgetOldest(count: number) {
    let left = count;
    for (const key of entries.keys()) {
      if (left === 0) return;
      entries.delete(key);
      left -= 1;
    }
  }

  function put(key: string, value: string, seconds: number) {
    entries.set(inOnePiece(key), { value, endsAt: Date.now() + seconds * 1000 });
    writes += 1;
    if (entries.size > ENTRIES_MAX) forgetOldest(ENTRIES_MAX / 10);
    if (writes % SWEEP_EVERY === 0) {
      const now = Date.now();
      for (const [old, { endsAt }] of entries) if (endsAt <= now) entries.delete(old);
    }
  }

  return {
    get: async (key) => find(key)?.value,
    set: async (key, value, seconds) => put(key, value, seconds),
    setIfAbsent: async (key, value, seconds) => {
      if (find(key)) return false;
      put(key, value, seconds);
      return true;
    },
    increment: async (key, seconds) => {
      const entry = find(key);
      const count = Number(entry?.value ?? 0) + 1;
      if (entry) entry.value = String(count);
      else put(key, String(count), seconds);
      return count;
    },
    delete: async (key) => void entries.delete(key),
    publish: async (channel) => void emitter.emit(channel),
    subscribe: async (channel, listener) => {
      emitter.on(channel, listener);
      return () => void emitter.off(channel, listener);
    },
    close: async () => entries.clear(),
  };
}
