import { setTimeout as sleep } from "node:timers/promises";
import type { ApiClientOptions } from "grammy";
import { Priority } from "#core/platform/outbox/message.ts";
import type { SendLimiter } from "#core/platform/outbox/sendLimiter.ts";
import { readUpload } from "./readUpload.ts";

type GrammyFetch = NonNullable<ApiClientOptions["fetch"]>;

/** Methods that put or change a message in a chat: what Telegram's limits are about. */
const COUNTED = /^(send(?!ChatAction)|copyMessage|forwardMessage|editMessage)/;
/** Longest wait for a turn; a handler that would wait longer fails and is tried again later. */
const TURN_MS = 30_000;
const RETRIES = 2;
const LONGEST_RETRY_AFTER_S = 15;

interface Call {
  method: string;
  chatId: number | string;
  isRepeatable: boolean;
  /** An album is as many messages as it has photos, and so is what is copied or passed on together. */
  messages: number;
}

type Fields = Record<string, unknown>;

function describeCall(url: string, { chat_id, media, message_ids }: Fields): Omit<Call, "isRepeatable"> {
  const several = [media, message_ids].find((list) => Array.isArray(list));
  return {
    method: url.slice(url.lastIndexOf("/") + 1),
    messages: several?.length || 1,
    chatId: typeof chat_id === "number" || typeof chat_id === "string" ? chat_id : "",
  };
}

/** A call with what is to be sent of it. */
interface Read {
  call: Call;
  body: RequestInit["body"];
}

async function readCall(url: string, { body, headers }: RequestInit): Promise<Read> {
  if (typeof body === "string") {
    return { call: { ...describeCall(url, JSON.parse(body) as Fields), isRepeatable: true }, body };
  }
  // An upload is a stream, which can't be sent again.
  const upload = body && (await readUpload(body as unknown as AsyncIterable<Uint8Array>, headers));
  const call = { ...describeCall(url, upload?.fields ?? {}), isRepeatable: false };
  return { call, body: upload?.body as unknown as RequestInit["body"] };
}

/** Our own abort signal that follows grammY's, which is of another make. */
function follow(signal: unknown): AbortSignal {
  const controller = new AbortController();
  const other = signal as AbortSignal | null | undefined;
  if (other?.aborted) controller.abort();
  other?.addEventListener("abort", () => controller.abort(), { once: true });
  return controller.signal;
}

async function retryAfter(response: Response): Promise<number> {
  const answer = (await response.clone().json()) as { parameters?: { retry_after?: number } };
  return answer.parameters?.retry_after ?? 1;
}

/** Refuses a message without a turn as Telegram would: its handler fails, and is tried again after that many seconds. */
function refuse(seconds: number): Response {
  const parameters = { retry_after: Math.max(1, seconds) };
  const said = { ok: false, error_code: 429, description: "Too Many Requests: no turn", parameters };
  return Response.json(said, { status: 429 });
}

/**
 * A `fetch` for grammY that keeps the bot's answers within the limiter all senders share, and obeys Telegram's
 * `retry_after`. It sits under the client and not among the transformers: conversations make clients of their own that
 * know no transformers, and would take a turn again for every message they replay.
 */
export function limitCalls(limiter: SendLimiter): GrammyFetch {
  const limited = async (url: string, asked: RequestInit) => {
    const { call, body } = await readCall(url, asked);
    const { method, headers, signal } = asked;
    const isCounted = COUNTED.test(call.method);
    // A stream can only be sent with `duplex`.
    const request = { method, headers, body, signal: follow(signal), duplex: "half" } as RequestInit;

    for (let tries = 0; ; tries += 1) {
      if (isCounted && !(await limiter.take(call.chatId, Priority.answer, TURN_MS, call.messages))) {
        return refuse(Math.ceil((await limiter.pausedMs(call.chatId)) / 1000));
      }
      const response = await fetch(url, request);
      if (response.status !== 429 || !isCounted) return response;

      const seconds = await retryAfter(response);
      await limiter.pause(call.chatId, seconds);
      if (tries >= RETRIES || seconds > LONGEST_RETRY_AFTER_S || !call.isRepeatable) return response;
      await sleep(seconds * 1000);
    }
  };
  return limited as unknown as GrammyFetch;
}
