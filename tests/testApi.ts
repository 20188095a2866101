import { createApp } from "../api/app.ts";
import { listen } from "../api/listen.ts";
import { makeAccessToken } from "../core/people/auth/accessTokens.ts";

type Options = Parameters<typeof createApp>[0];

/** Calls of one test file come from one address, so limits would meet what no limit is tested by. */
const generous = {
  user: 1e6,
  stranger: 1e6,
  auth: 1e6,
  signIns: 1e6,
  codes: 1e6,
  events: 1e6,
  uploads: 1e6,
  jpegs: 1e6,
  exports: 1e6,
};

/** Headers of a browser that asks whether what it has is still good; `fetch` would otherwise ask for a new copy. */
export const revalidate = (etag: string) => ({ "If-None-Match": etag, "Cache-Control": "max-age=0" });

interface CallOptions {
  method?: string;
  /** A form is sent as it is, text too, anything else as JSON. */
  body?: unknown;
  /** The caller's id. */
  as?: number;
  headers?: Record<string, string>;
}

const asSent = (body: unknown) =>
  typeof body === "string" || body instanceof FormData ? body : JSON.stringify(body);

/** The API on a free port, for tests that speak HTTP; it stops with the file at the latest. */
export async function startTestApi(options: Options = {}) {
  const listening = await listen(
    createApp({ limits: generous, dist: "no-such-folder", ...options }),
    0,
    "127.0.0.1",
  );
  globalThis.testWorker?.stops.add(listening.stop);
  const url = `http://127.0.0.1:${listening.port}`;

  async function call(path: string, { method, body, as, headers = {} }: CallOptions = {}) {
    const token = as === undefined ? undefined : await makeAccessToken(as, new Date());
    const response = await fetch(url + path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      redirect: "manual",
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined || body instanceof FormData ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: asSent(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text };
  }

  /** Calls and reads the answer as JSON; the test says of which shape. */
  async function ask<T>(path: string, callOptions?: CallOptions): Promise<{ status: number; body: T }> {
    const { status, text } = await call(path, callOptions);
    return { status, body: JSON.parse(text) as T };
  }

  return { url, call, ask, stop: listening.stop };
}
export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
