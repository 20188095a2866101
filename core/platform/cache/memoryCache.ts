import { EventEmitter } from "node:events";
import { LRUCache } from "lru-cache";
import { wallClock } from "../time/wallClock.ts";
import type { Cache } from "./types.ts";

/** Most entries kept, a few megabytes; beyond it those go that were asked for least lately. */
export const ENTRIES_MAX = 50_000;

/** The same text in one piece: one put together of many holds on to each of them, which takes several times the place. */
const inOnePiece = (text: string) => Buffer.from(text).toString();

/** A cache inside this process, for a machine without Redis. */
export function createMemoryCache(): Cache {
  const entries = new LRUCache<string, string>({
    max: ENTRIES_MAX,
    ttl: 1,
    ttlResolution: 0,
    perf: wallClock,
  });
  const emitter = new EventEmitter().setMaxListeners(0);
  const put = (key: string, value: string, seconds: number) =>
    entries.set(inOnePiece(key), value, { ttl: seconds * 1000 });

  return {
    get: async (key) => entries.get(key),
    set: async (key, value, seconds) => void put(key, value, seconds),
    setIfAbsent: async (key, value, seconds) => {
      if (entries.has(key)) return false;
      put(key, value, seconds);
      return true;
    },
    increment: async (key, seconds) => {
      const before = entries.get(key);
      const count = Number(before ?? 0) + 1;
      if (before === undefined) put(key, String(count), seconds);
      else entries.set(key, String(count), { noUpdateTTL: true });
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
