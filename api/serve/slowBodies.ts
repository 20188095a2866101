import type { IncomingMessage } from "node:http";
import type { Middleware } from "koa";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { addressKey } from "#core/platform/limits/addressKey.ts";
import { createPlaces } from "#core/platform/limits/places.ts";
import type { ApiState } from "./state.ts";

export interface BodyLimits {
  /** Longest a body may take, in milliseconds; uploads have limits of their own. */
  bodyMs: number;
  /** Bodies of one address that may be on their way at once. */
  bodiesAtOnce: number;
}

/** Telegram brings up to forty updates at once from one address. */
export const usualBodies: BodyLimits = { bodyMs: 10_000, bodiesAtOnce: 50 };

/** By then whoever was told has read that the body is too slow; in milliseconds. */
const GOODBYE_MS = 1000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

const tellers = new WeakMap<IncomingMessage, () => void>();

/** Has `tell` called instead of an answer when the body comes too slowly, for an answer in a protocol of its own. */
export function whenSlow(request: IncomingMessage, tell: () => void): void {
  tellers.set(request, tell);
}

/** An upload takes longer, and has limits of its own. */
export function takeTime(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Ends calls whose body doesn't come: nobody holds a connection by half a body, nor many from one address.
 * @throws {RuleError} too_many_requests beyond what an address may have on its way; invalid_input with
 * `fields: {body: "too_slow"}` when a body wasn't in on time.
 */
export function slowBodies({ bodyMs, bodiesAtOnce }: BodyLimits): Middleware<ApiState> {
  const takePlace = createPlaces({ each: bodiesAtOnce, all: Number.POSITIVE_INFINITY });

  return async (ctx, next) => {
    const { req } = ctx;
    if (!hasBody(req)) return next();
    const close = () => ctx.set("Connection", "close");
    let leave: () => void;
    try {
      leave = takePlace(addressKey(ctx.ip));
    } catch (error) {
      // Its body isn't waited for.
      close();
      throw error;
    }
    let tooSlow = (_: RuleError) => {};
    const late = new Promise<never>((_, reject) => {
      tooSlow = reject;
    });
    const timer = setTimeout(() => {
      // It is in, and only nobody has read it yet.
      if (req.complete) return;
      close();
      const tell = () =>
        tooSlow(new RuleError("invalid_input", "The body came too slowly", { fields: { body: "too_slow" } }));
      (tellers.get(req) ?? tell)();
      setTimeout(() => req.destroy(), GOODBYE_MS).unref();
    }, bodyMs);
    timers.set(req, timer);
    const isIn = () => {
      clearTimeout(timer);
      leave();
      leave = () => {};
    };
    req.once("end", isIn).once("close", isIn);
    await Promise.race([next(), late]);
  };
}
