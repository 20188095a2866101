import { setTimeout as sleep } from "node:timers/promises";
import { cache } from "../cache/cache.ts";
import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";

interface Queue<Item> {
  /** Channel of wake-ups, which also names the queue in the log. */
  channel: string;
  /** How many items are in work at once. */
  concurrency: number;
  /** How often it looks by itself, should a wake-up be missed. */
  pollMs: number;
  claim(limit: number): Promise<Item[]>;
  work(item: Item): Promise<void>;
}

/** After a failed claim (the database is away) or subscription (Redis is) it waits so long before the next. */
const FAULT_PAUSE_MS = 2000;
/** At the end, what is in work gets so long to finish. */
const LAST_WORK_MS = 10_000;

/** A bell that may ring before somebody waits for it. */
function createBell() {
  let hasRung = false;
  let answer: (() => void) | undefined;
  return {
    ring: () => {
      hasRung = true;
      answer?.();
    },
    wait: async (ms: number) => {
      if (!hasRung) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          answer = resolve;
          timer = setTimeout(resolve, ms);
        });
        clearTimeout(timer);
      }
      answer = undefined;
      hasRung = false;
    },
  };
}

/** Hears the channel's wake-ups as soon as the cache can be had; meanwhile the queue looks by itself. Never fails. */
async function listen(channel: string, ring: () => void, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      const unsubscribe = await cache.subscribe(channel, ring);
      if (signal.aborted) return unsubscribe();
      signal.addEventListener("abort", unsubscribe, { once: true });
      // For what came before anybody listened.
      return ring();
    } catch (error) {
      if (failures === 0)
        log.warn({ queue: channel, error: describeError(error) }, "wake-ups are not heard yet");
      await sleep(FAULT_PAUSE_MS, undefined, { signal }).catch(() => {});
    }
  }
}

/**
 * Claims and works off a queue until `signal` is aborted: at once when woken, else every `pollMs`. Resolves when what
 * was in work has ended; what has not by then comes back to the queue when its lease runs out.
 */
export async function workQueue<Item>(queue: Queue<Item>, signal: AbortSignal): Promise<void> {
  const { channel, concurrency, pollMs, claim, work } = queue;
  const active = new Set<Promise<void>>();
  const bell = createBell();
  // Listeners run inside whatever the publisher has open, so they only ring.
  void listen(channel, bell.ring, signal);
  signal.addEventListener("abort", bell.ring);

  function begin(item: Item) {
    const job = work(item)
      .catch((error: unknown) => log.error({ queue: channel, error: describeError(error) }, "work failed"))
      .finally(() => {
        active.delete(job);
        bell.ring();
      });
    active.add(job);
  }

  while (!signal.aborted) {
    const free = concurrency - active.size;
    try {
      const items = free > 0 ? await claim(free) : [];
      for (const item of items) begin(item);
      if (items.length < free || free === 0) await bell.wait(pollMs);
    } catch (error) {
      log.warn({ queue: channel, error: describeError(error) }, "claim failed");
      await bell.wait(FAULT_PAUSE_MS);
    }
  }
  await Promise.race([
    Promise.allSettled(active),
    new Promise((resolve) => setTimeout(resolve, LAST_WORK_MS).unref()),
  ]);
}
