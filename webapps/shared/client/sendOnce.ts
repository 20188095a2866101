import { ApiError } from "./ApiError.ts";
import { newIdempotencyKey } from "./call.ts";

/** Something of which nobody knows whether it was done: all that went with its idempotency key, the last one first. */
export interface Unanswered<Body> {
  key: string;
  bodies: Body[];
  /** Whether all of them are still on the phone, which had no network. */
  isUnsent?: boolean;
}

/** Answers that come before the server looks at what it has done: not signed in, too often. */
const EARLY: readonly number[] = [401, 429];

/** Whether it isn't known what came of a call, by its error; `wasUnknown` before that call. */
function leavesUnknown(error: unknown, wasUnknown: boolean): boolean {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return true;
  // The answer came from a server in between, or a call with the same key is still at work.
  if (error.code === "unexpected" || error.code === "conflict") return true;
  return wasUnknown && EARLY.includes(error.status);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The server refuses a key for anything but what it has done by it: then that was one of those before. */
async function sendFirstDone<Body, Answer>(
  { key, bodies }: Unanswered<Body>,
  send: (body: Body, key: string) => Promise<Answer>,
): Promise<{ body: Body; answer: Answer }> {
  for (const [turn, body] of bodies.entries()) {
    try {
      return { body, answer: await send(body, key) };
    } catch (error) {
      const isAnother = error instanceof ApiError && error.code === "key_reused";
      if (!isAnother || turn === bodies.length - 1) throw error;
    }
  }
  throw new Error("Nothing to send");
}

/**
 * Has one thing done at most once, whatever is lost on the way: what follows a call without an answer goes with the same
 * key, also when it has been changed meanwhile. `memory` holds what is unanswered and should outlast the page.
 * @returns the answer, and which of the bodies was done.
 */
export async function sendOnce<Body, Answer>(
  memory: { current: Unanswered<Body> | undefined },
  body: Body,
  send: (body: Body, key: string) => Promise<Answer>,
): Promise<{ body: Body; answer: Answer }> {
  const before = memory.current;
  const others = before?.bodies.filter((other) => !isSame(other, body)) ?? [];
  const wasUnknown = before !== undefined && !before.isUnsent;
  const unanswered = { key: before?.key ?? newIdempotencyKey(), bodies: [body, ...others] };
  memory.current = unanswered;
  try {
    const done = await sendFirstDone(unanswered, send);
    memory.current = undefined;
    return done;
  } catch (error) {
    const isUnsent = error instanceof ApiError && error.isUnsent;
    if (isUnsent && !wasUnknown) memory.current = { ...unanswered, isUnsent };
    else if (!leavesUnknown(error, wasUnknown)) memory.current = undefined;
    // The calls before it may have been done all the same.
    throw isUnsent && wasUnknown ? new ApiError("offline") : error;
  }
}
