import { setTimeout as sleep } from "node:timers/promises";
import type { PayCall } from "./shapes.ts";

/** How often a call is made until it is answered, and how long a provider waits before it does so again. */
const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 250;
const ANSWER_MS = 15_000;

type MerchantCall = {
  payment: string;
  name: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  /** The body as people read it. */
  request: unknown;
  /** Statuses of HTTP that a provider takes for an answer; 200 alone when absent. */
  accepts?: readonly number[];
  /** False for calls that are made once, whatever becomes of them. */
  isRepeated?: boolean;
};

/** Calls the merchant; nothing when it doesn't answer. */
export type Ask = (call: MerchantCall) => Promise<Record<string, unknown> | undefined>;

/** How every call is made: once, twice, or again as its first answer is lost. */
export type Habit = "once" | "twice" | "lost";

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

const isAnswer = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Waits longer each time, before the attempt of that number. */
export const pauseBefore = (attempt: number) =>
  sleep(attempt === 0 ? 0 : FIRST_PAUSE_MS * 2 ** (attempt - 1));

/** The merchant behind an address; every call of it is written down in `calls`. */
export function createAsk(origin: string, habit: Habit, calls: PayCall[]): Ask {
  const isFirst = ({ payment, name }: MerchantCall) =>
    !calls.some((call) => call.payment === payment && call.name === name);

  async function send(call: MerchantCall): ReturnType<Ask> {
    const { payment, name, request, path, headers, body, accepts = [200] } = call;
    const isLost = habit === "lost" && isFirst(call);
    const made: PayCall = { at: Date.now(), payment, name, request, status: null, answer: null, isLost };
    calls.push(made);
    try {
      const signal = AbortSignal.timeout(ANSWER_MS);
      const response = await fetch(origin + path, { method: "POST", headers, body, signal });
      made.answer = parse(await response.text());
      made.status = response.status;
    } catch (error) {
      made.answer = error instanceof Error ? error.message : String(error);
    }
    const isHeard = !isLost && made.status !== null && accepts.includes(made.status);
    return isHeard && isAnswer(made.answer) ? made.answer : undefined;
  }

  async function insist(call: MerchantCall): ReturnType<Ask> {
    const attempts = call.isRepeated === false ? 1 : ATTEMPTS;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await pauseBefore(attempt);
      const answer = await send(call);
      if (answer) return answer;
    }
    return undefined;
  }

  return async (call) => {
    const first = habit === "twice" ? await send(call) : undefined;
    return (await insist(call)) ?? first;
  };
}
