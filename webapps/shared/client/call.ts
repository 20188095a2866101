import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { readAnswer, readApiError } from "./ApiError.ts";
import { takeEarly } from "./early.ts";
import { noteGuest } from "./guestAnswers.ts";
import { send } from "./http.ts";
import { fillPath, readingUrl } from "./requestUrl.ts";
import { accessToken, renewSession } from "./session.ts";
import { tokenNeed } from "./tokenNeed.ts";

interface CallOptions {
  signal?: AbortSignal;
  /** Makes a repeated mutation count once; from `newIdempotencyKey`, kept until the answer is known. */
  idempotencyKey?: string;
  /** Whether the call goes out even when the page is left at once; for a few words only. */
  isKeptAlive?: boolean;
}

type Values = Record<string, unknown>;

function buildRequest(
  method: string,
  path: string,
  input: Values,
  token: string | null,
  options: CallOptions,
): Request {
  const headers = new Headers({ "accept-language": document.documentElement.lang });
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (options.idempotencyKey) headers.set("idempotency-key", options.idempotencyKey);
  const init: RequestInit = { method: method.toUpperCase(), headers, signal: options.signal ?? null };
  if (options.isKeptAlive) init.keepalive = true;
  if (method === "get") return new Request(new URL(readingUrl(path, input), location.origin), init);
  const filled = fillPath(path, input);
  headers.set("content-type", "application/json");
  init.body = JSON.stringify(filled.rest);
  return new Request(new URL(filled.path, location.origin), init);
}

/**
 * Calls one endpoint of the API: `call<typeof getFeed>("get", "/api/telegram/feed", { skip: 0 })`. Method and path
 * are checked against the contract, input and answer are typed by it; none of the contract's code is loaded.
 * @throws {ApiError}
 */
export async function call<E extends Endpoint>(
  method: E["method"],
  path: E["path"],
  input: z.input<E["input"]>,
  options: CallOptions = {},
): Promise<z.output<E["output"]>> {
  const need = tokenNeed(method, path);
  const token = await accessToken(need);
  const attempt = async (bearer: string | null) =>
    send(buildRequest(method, path, input as Values, bearer, options));
  const early =
    method === "get" ? await takeEarly(`GET ${readingUrl(path, input as Values)}`, token) : undefined;
  let response = early ?? (await attempt(token));
  if (response.status === 401) {
    const isRenewed = await renewSession(token).catch((error: unknown) => {
      if (need === "required") throw error;
      return false;
    });
    // A guest whose dead token was refused may still see what is public.
    if (isRenewed || token) response = await attempt(isRenewed ? await accessToken() : null);
  }
  if (!response.ok) throw await readApiError(response);
  const answer = response.status === 204 ? undefined : await readAnswer(response);
  if (need === "wished" && token === null) noteGuest(answer);
  return answer as z.output<E["output"]>;
}

/** A key for one intention of the user, the same for every repetition of it. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
