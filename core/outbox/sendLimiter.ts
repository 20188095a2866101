import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import {
  BurstyRateLimiter,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { cache, redis } from "#core/cache/cache.ts";
import type { Cache } from "#core/cache/types.ts";
import { Priority } from "./message.ts";

/** Time is parted into slots of so many milliseconds, and each has its own count. */
const SLOT_MS = 200;
/** Messages in a slot: 25 a second, and never more than 30 in any second (Telegram's own bound). */
const OVERALL = { points: 5, duration: 1 };
/** Of these, notices and broadcasts get so many, so that an answer never waits behind them. */
const BULK = { points: 4, duration: 1 };
/** One message a second to a chat… */
const CHAT = { points: 1, duration: 1 };
/** …and a few more at once now and then, as in a lively dialogue. */
const CHAT_BURST = { points: 5, duration: 10 };

const PAUSE_KEY = "send-pause";
/** Longest pause that is believed, in seconds. */
const LONGEST_PAUSE = 3600;
const JITTER_MS = 15;

export interface SendLimiter {
  /**
   * Waits until a message to the chat may go.
   * @returns false when that would take longer than `maxWaitMs`: then it must not be sent now.
   */
  take(chatId: number | string, priority: Priority, maxWaitMs: number): Promise<boolean>;
  /** Stops all senders for so many seconds, as Telegram has asked. */
  pause(seconds: number): Promise<void>;
  /** Milliseconds that the pause still lasts; 0 when there is none. */
  pausedMs(): Promise<number>;
}

/** A limiter of sending; those made with the same Redis share one measure, those without it have one a process. */
export function createSendLimiter(shared: Cache, store?: Redis): SendLimiter {
  function limiter(name: string, rate: { points: number; duration: number }): RateLimiterAbstract {
    const options = { ...rate, keyPrefix: `send:${name}` };
    const memory = new RateLimiterMemory(options);
    if (!store) return memory;
    return new RateLimiterRedis({
      ...options,
      storeClient: store,
      // Without Redis each process keeps its own measure rather than stopping.
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
    });
  }

  const chat = new BurstyRateLimiter(limiter("chat", CHAT), limiter("burst", CHAT_BURST));
  const bulk = limiter("bulk", BULK);
  const overall = limiter("all", OVERALL);

  let pausedHere = 0;
  // A client that has lost its server answers only after many seconds.
  const isShared = () => store === undefined || store.status === "ready";

  async function pausedMs(): Promise<number> {
    const told = isShared() ? await shared.get(PAUSE_KEY).catch(() => undefined) : undefined;
    return Math.max(0, Math.max(pausedHere, Number(told ?? 0)) - Date.now());
  }

  return {
    pausedMs,
    pause: async (seconds) => {
      const length = Math.min(Math.max(seconds, 1), LONGEST_PAUSE);
      pausedHere = Date.now() + length * 1000;
      if (isShared()) await shared.set(PAUSE_KEY, String(pausedHere), length).catch(() => {});
    },
    take: async (chatId, priority, maxWaitMs) => {
      const deadline = Date.now() + maxWaitMs;
      const steps = [
        () => waitFor(chat, String(chatId)),
        ...(priority >= Priority.notice ? [() => waitForSlot(bulk)] : []),
        () => waitForSlot(overall),
      ];
      for (const step of steps) {
        for (;;) {
          const waitMs = (await pausedMs()) || (await step());
          if (waitMs === 0) break;
          if (Date.now() + waitMs > deadline) return false;
          await sleep(waitMs + Math.random() * JITTER_MS);
        }
      }
      return true;
    },
  };
}

type Limiter = Pick<RateLimiterAbstract, "consume">;

/** Takes a point; the answer is how many milliseconds to wait before asking again, 0 when it was given. */
async function waitFor(limiter: Limiter, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, refusal.msBeforeNext);
  }
}

/** The same for the slot of time we are in, after which the next one begins. */
async function waitForSlot(limiter: Limiter): Promise<number> {
  const now = Date.now();
  const isRefused = await waitFor(limiter, String(Math.floor(now / SLOT_MS)));
  return isRefused ? SLOT_MS - (now % SLOT_MS) : 0;
}

/** The limiter of every sender: the worker's and the bot's own answers. */
export const sendLimiter = createSendLimiter(cache, redis);
