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

/** Messages in a fifth of a second: 25 a second, and never more than 30 in any second (Telegram's own bound). */
const OVERALL = { points: 5, duration: 0.2 };
/** Of these, notices and broadcasts get so many, so that an answer never waits behind them. */
const BULK = { points: 4, duration: 0.2 };
/** One message a second to a chat… */
const CHAT = { points: 1, duration: 1 };
/** …and a few more at once now and then, as in a lively dialogue. */
const CHAT_BURST = { points: 5, duration: 10 };

const PAUSE_KEY = "send-pause";
/** Longest pause that is believed, in seconds. */
const LONGEST_PAUSE = 3600;
const JITTER_MS = 15;

/** rate-limiter-flexible's own script counts whole seconds only. */
const INCREMENT_MS = `
redis.call('set', KEYS[1], 0, 'PX', math.floor(ARGV[2] * 1000), 'NX')
local consumed = redis.call('incrby', KEYS[1], ARGV[1])
return {consumed, redis.call('pttl', KEYS[1])}`;

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
      customIncrTtlLuaScript: INCREMENT_MS,
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
        () => chat.consume(String(chatId)),
        ...(priority >= Priority.notice ? [() => bulk.consume("")] : []),
        () => overall.consume(""),
      ];
      for (const step of steps) {
        for (;;) {
          const waitMs = (await pausedMs()) || (await consume(step));
          if (waitMs === 0) break;
          if (Date.now() + waitMs > deadline) return false;
          await sleep(waitMs + Math.random() * JITTER_MS);
        }
      }
      return true;
    },
  };
}

/** Takes a point; the answer is how many milliseconds to wait before asking again, 0 when it was given. */
async function consume(step: () => Promise<unknown>): Promise<number> {
  try {
    await step();
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, refusal.msBeforeNext);
  }
}

/** The limiter of every sender: the worker's and the bot's own answers. */
export const sendLimiter = createSendLimiter(cache, redis);
