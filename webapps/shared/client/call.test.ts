import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { getListing } from "#contract/listings.ts";
import type { getMe, setLanguage } from "#contract/users.ts";
import { ApiError } from "./ApiError.ts";
import { call } from "./call.ts";
import { fillPath } from "./requestUrl.ts";
import { startSession, useSession } from "./session.ts";
import { isExpired } from "./tokenClaims.ts";
import { claimTokens, keepTokens, readAccessToken, readRefreshToken } from "./tokens.ts";

interface Sent {
  path: string;
  method: string;
  token: string | null;
  body: unknown;
  language: string | null;
}

const tokenOf = (name: string, exp = 4_000_000_000) =>
  `h.${btoa(JSON.stringify({ userId: 1, name, exp }))}.s`;
const [old, fresh] = [tokenOf("old"), tokenOf("fresh")];

let sent: Sent[] = [];
let answer: (request: Sent) => { status?: number; body?: unknown } | Error;

async function serve(input: Request): Promise<Response> {
  const { pathname, search } = new URL(input.url);
  const text = await input.text();
  const request: Sent = {
    path: pathname + search,
    method: input.method,
    token: input.headers.get("authorization"),
    language: input.headers.get("accept-language"),
    body: text ? JSON.parse(text) : undefined,
  };
  sent.push(request);
  const given = answer(request);
  if (given instanceof Error) throw given;
  return new Response(JSON.stringify(given.body ?? {}), { status: given.status ?? 200 });
}

const unauthorized = { status: 401, body: { code: "unauthorized", message: "" } };
const paths = () => sent.map(({ path }) => path);
const me = () => call<typeof getMe>("get", "/api/telegram/users/me", {});

beforeEach(() => {
  sent = [];
  answer = () => ({ body: { id: 1 } });
  localStorage.clear();
  document.documentElement.lang = "uz";
  vi.stubGlobal("fetch", serve);
});

afterEach(() => vi.unstubAllGlobals());

test("path parameters go into the path, the rest into query or body, in the language of the page", async () => {
  expect(fillPath("/a/:id/b/:link", { id: 3, link: "a/b", more: 1 })).toEqual({
    path: "/a/3/b/a%2Fb",
    rest: { more: 1 },
  });
  await call<typeof getListing>("get", "/api/telegram/products/:link", { link: "divan-3" });
  await call<typeof setLanguage>("patch", "/api/telegram/users/language", { language: "uz" });
  expect(sent).toMatchObject([
    { path: "/api/telegram/products/divan-3", method: "GET", body: undefined, language: "uz" },
    { path: "/api/telegram/users/language", method: "PATCH", body: { language: "uz" } },
  ]);
});

test("a refused token is renewed once and the call repeated, even when several calls are refused at once", async () => {
  keepTokens({ accessToken: old, refreshToken: "refresh-1" });
  answer = ({ path, token }) => {
    if (path === "/api/auth/refresh") return { body: { accessToken: fresh, refreshToken: "refresh-2" } };
    return token === `Bearer ${fresh}` ? { body: { id: 1 } } : unauthorized;
  };
  await expect(Promise.all([me(), me()])).resolves.toEqual([{ id: 1 }, { id: 1 }]);
  expect(paths().filter((path) => path === "/api/auth/refresh")).toHaveLength(1);
  expect(readRefreshToken()).toBe("refresh-2");
});

test("where the tabs' lock is refused, as storage is, a token is renewed without it", async () => {
  const request = vi.fn(async () => {
    throw new DOMException("Access denied", "SecurityError");
  });
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  keepTokens({ accessToken: old, refreshToken: "refresh-1" });
  answer = ({ path, token }) => {
    if (path === "/api/auth/refresh") return { body: { accessToken: fresh, refreshToken: "refresh-2" } };
    return token === `Bearer ${fresh}` ? { body: { id: 1 } } : unauthorized;
  };
  await expect(me()).resolves.toEqual({ id: 1 });
  expect(request).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, "locks");
});

test("when nothing renews the session, the guest still sees what is public", async () => {
  keepTokens({ accessToken: old, refreshToken: "dead" });
  answer = ({ path, token }) => (path === "/api/auth/refresh" || token ? unauthorized : { body: { id: 2 } });
  await expect(me()).resolves.toEqual({ id: 2 });
  expect(readAccessToken()).toBeNull();
  expect(useSession.getState().status).toBe("guest");
});

test("what only signed-in people may see ends in the server's refusal", async () => {
  answer = () => unauthorized;
  await expect(me()).rejects.toMatchObject({ code: "unauthorized", status: 401 });
});

test("a network that is down signs nobody out", async () => {
  keepTokens({ accessToken: old, refreshToken: "refresh-1" });
  answer = ({ path }) => (path === "/api/auth/refresh" ? new TypeError("Failed to fetch") : unauthorized);
  await expect(me()).rejects.toMatchObject({ code: "offline" });
  expect(readRefreshToken()).toBe("refresh-1");
});

test("a refusal carries the server's code, fields and waiting time; a stranger's page is `unexpected`", async () => {
  answer = () => ({
    status: 429,
    body: { code: "too_many_requests", message: "Подождите", fields: { a: "b" }, retryAfter: 7 },
  });
  const error = await me().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    code: "too_many_requests",
    message: "Подождите",
    fields: { a: "b" },
    retryAfter: 7,
    status: 429,
  });
  answer = () => ({ status: 502, body: "<html>" });
  await expect(me()).rejects.toMatchObject({ code: "unexpected", status: 502 });
});

test.each([
  ["a proxy's page", "<html><body>Sign in to this network</body></html>"],
  ["broken JSON", '{"id": 1, "firstNa'],
  ["nothing where something is due", ""],
])("%s in place of an answer is `bad_response`", async (_, body) => {
  vi.stubGlobal("fetch", async () => new Response(body, { status: 200 }));
  const error = await me().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: "bad_response", status: 0 });
});

test("an answer that breaks off is a network that is down", async () => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"id":'));
      stream.error(new TypeError("network error"));
    },
  });
  vi.stubGlobal("fetch", async () => new Response(body, { status: 200 }));
  await expect(me()).rejects.toMatchObject({ code: "offline" });
});

test("new tokens that can't be read sign nobody out, nor does a proxy that stands in for a broken server", async () => {
  for (const proxy of [{ status: 200 }, { status: 502 }]) {
    keepTokens({ accessToken: old, refreshToken: "refresh-1" });
    vi.stubGlobal("fetch", async ({ url }: Request) =>
      url.endsWith("/api/auth/refresh")
        ? new Response("<html>", proxy)
        : new Response(JSON.stringify(unauthorized.body), { status: 401 }),
    );
    await expect(me()).rejects.toMatchObject({ code: proxy.status === 200 ? "bad_response" : "unexpected" });
    expect(readRefreshToken()).toBe("refresh-1");
  }
});

test("outside Telegram one is a guest", async () => {
  await expect(startSession("/api/telegram/auth")).resolves.toBe("guest");
  expect(sent).toEqual([]);
});

test("another person's tokens on the same phone are dropped", () => {
  claimTokens(1);
  keepTokens({ accessToken: old, refreshToken: "refresh-1" });
  claimTokens(1);
  expect(readAccessToken()).toBe(old);
  claimTokens(2);
  expect(readAccessToken()).toBeNull();
});

test("a token tells when its time is over, and an unreadable one counts as over", () => {
  expect(isExpired(fresh)).toBe(false);
  expect(isExpired(tokenOf("x", 10))).toBe(true);
  expect(isExpired("nonsense")).toBe(true);
});
