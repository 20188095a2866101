import type { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { readApiError } from "./ApiError.ts";
import { send } from "./http.ts";
import { accessToken, renewSession } from "./session.ts";

export interface CallOptions {
  signal?: AbortSignal;
  /** Makes a repeated mutation count once; from `newIdempotencyKey`, kept until the answer is known. */
  idempotencyKey?: string;
}

type Values = Record<string, unknown>;

/** Puts path parameters in their places; what is left is the query or the body. */
export function fillPath(path: string, input: Values): { path: string; rest: Values } {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}

/** Without what is empty; a list is a name repeated, the members of an object are `name[member]`. */
function toQuery(values: Values): URLSearchParams {
  const query = new URLSearchParams();
  function add(name: string, value: unknown) {
    if (Array.isArray(value)) for (const one of value) add(name, one);
    else if (typeof value === "object" && value !== null) {
      for (const [member, one] of Object.entries(value)) add(`${name}[${member}]`, one);
    } else if (value !== undefined && value !== null && value !== "") query.append(name, String(value));
  }
  for (const [name, value] of Object.entries(values)) add(name, value);
  return query;
}

function buildRequest(
  method: string,
  path: string,
  input: Values,
  token: string | null,
  options: CallOptions,
): Request {
  const filled = fillPath(path, input);
  const url = new URL(filled.path, location.origin);
  const headers = new Headers({ "accept-language": document.documentElement.lang });
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (options.idempotencyKey) headers.set("idempotency-key", options.idempotencyKey);
  const init: RequestInit = { method: method.toUpperCase(), headers, signal: options.signal ?? null };
  if (method === "get") {
    url.search = toQuery(filled.rest).toString();
  } else {
    headers.set("content-type", "application/json");
    init.body = JSON.stringify(filled.rest);
  }
  return new Request(url, init);
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
  const token = await accessToken();
  const attempt = async (bearer: string | null) =>
    send(buildRequest(method, path, input as Values, bearer, options));
  let response = await attempt(token);
  if (response.status === 401) {
    const isRenewed = await renewSession(token);
    // A guest whose dead token was refused may still see what is public.
    if (isRenewed || token) response = await attempt(isRenewed ? await accessToken() : null);
  }
  if (!response.ok) throw await readApiError(response);
  return (response.status === 204 ? undefined : await response.json()) as z.output<E["output"]>;
}

/** A key for one intention of the user, the same for every repetition of it. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
