import { EventEmitter } from "node:events";
import type { Cache } from "./types.ts";

interface Entry {
  value: string;
  endsAt: number;
}

/** Entries are looked through for ended ones after so many writes, so that memory stays bounded. */
const SWEEP_EVERY = 1000;

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

  function put(key: string, value: string, seconds: number) {
    entries.set(key, { value, endsAt: Date.now() + seconds * 1000 });
    writes += 1;
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
