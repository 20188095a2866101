import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { getMe } from "#contract/users.ts";

const tokenOf = (userId: number) => `h.${btoa(JSON.stringify({ userId, exp: 4e9 }))}.s`;
const TOKENS = { accessToken: tokenOf(7), refreshToken: "refresh" };
const SIGN_IN = "/api/auth/telegram";
const REFRESH = "/api/auth/refresh";
const ME = "/api/telegram/users/me";

let sent: { path: string; body: unknown; token: string | null }[];
let answerSignIn: () => Response;
let answerRefresh: () => Response;
const asked = (path: string) => sent.filter((one) => one.path === path);
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

async function serve(request: Request): Promise<Response> {
  const { pathname: path } = new URL(request.url);
  const body = request.method === "POST" ? await request.json() : undefined;
  sent.push({ path, body, token: request.headers.get("authorization") });
  if (path === SIGN_IN) return answerSignIn();
  if (path === REFRESH) return answerRefresh();
  return json({ id: 7 });
}

/** Opens the page: in the messenger by this launch data, or in a browser. */
async function open(rawInitData = "") {
  vi.resetModules();
  const user = rawInitData ? { id: 7 } : undefined;
  vi.doMock("../telegram/telegram.ts", () => ({
    getTelegram: () => ({ isTelegram: rawInitData !== "", rawInitData, user }),
  }));
  const [session, { call }] = await Promise.all([import("./session.ts"), import("./call.ts")]);
  return { ...session, me: () => call<typeof getMe>("get", ME, {}) };
}

const reload = vi.fn();

beforeEach(() => {
  sent = [];
  answerSignIn = () => json(TOKENS);
  answerRefresh = () => json({ accessToken: tokenOf(8), refreshToken: "second" });
  localStorage.clear();
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal("fetch", serve);
  vi.spyOn(location, "reload").mockImplementation(reload);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the sign-in tells who brought the person", async () => {
  const { startSession } = await open("hash=a");
  await startSession(SIGN_IN, () => 42);
  expect(asked(SIGN_IN)[0]?.body).toEqual({ data: "hash=a", refererId: 42 });
});

test("tokens come by otherwise are a sign-in, and are what calls go out with", async () => {
  const { adoptTokens, me, startSession, useSession } = await open();
  await expect(startSession(SIGN_IN)).resolves.toBe("guest");
  adoptTokens(TOKENS);
  expect(useSession.getState()).toEqual({ status: "signed-in", failure: undefined });
  await me();
  expect(asked(ME)[0]?.token).toBe(`Bearer ${TOKENS.accessToken}`);
});

test("outside Telegram a start renews the tokens that are there", async () => {
  const first = await open();
  first.adoptTokens(TOKENS);
  const { startSession } = await open();
  await expect(startSession(SIGN_IN)).resolves.toBe("signed-in");
  await vi.waitFor(() => expect(localStorage.getItem("refresh-token")).toBe("second"));
  expect(asked(REFRESH).map(({ body }) => body)).toEqual([{ refreshToken: "refresh" }]);
});

test("where the renewal is refused one is a guest, where nobody answers one stays who one is", async () => {
  localStorage.setItem("access-token", TOKENS.accessToken);
  localStorage.setItem("refresh-token", "refresh");
  answerRefresh = () => {
    throw new TypeError("Failed to fetch");
  };
  const offline = await open();
  await offline.startSession(SIGN_IN);
  await vi.waitFor(() => expect(asked(REFRESH)).toHaveLength(1));
  expect(offline.useSession.getState().status).toBe("signed-in");

  answerRefresh = () => json({ code: "unauthorized", message: "" }, 401);
  const { startSession, useSession } = await open();
  await startSession(SIGN_IN);
  await vi.waitFor(() => expect(useSession.getState().status).toBe("guest"));
  expect(localStorage.getItem("refresh-token")).toBeNull();
});

test("who leaves in Telegram stays a guest for this launch, until they come back or open the app again", async () => {
  const first = await open("hash=a");
  await first.startSession(SIGN_IN);
  first.signOut();
  expect(reload).toHaveBeenCalledTimes(1);
  expect([localStorage.getItem("access-token"), localStorage.getItem("refresh-token")]).toEqual([null, null]);

  const second = await open("hash=a");
  await expect(second.startSession(SIGN_IN)).resolves.toBe("guest");
  expect(second.useSession.getState().failure).toBeUndefined();
  await expect(second.comeBack()).resolves.toBe(true);
  expect(second.useSession.getState().status).toBe("signed-in");
  second.signOut();

  const third = await open("hash=b");
  await expect(third.startSession(SIGN_IN)).resolves.toBe("signed-in");
  expect(asked(SIGN_IN)).toHaveLength(3);
});

test("who signs in by phone after leaving keeps that account over a reload", async () => {
  const first = await open("hash=a");
  await first.startSession(SIGN_IN);
  first.signOut();
  const second = await open("hash=a");
  await second.startSession(SIGN_IN);
  second.adoptTokens({ accessToken: tokenOf(9), refreshToken: "phone" });
  const third = await open("hash=a");
  await expect(third.startSession(SIGN_IN)).resolves.toBe("signed-in");
  await vi.waitFor(() => expect(asked(REFRESH).map(({ body }) => body)).toEqual([{ refreshToken: "phone" }]));
  expect(asked(SIGN_IN)).toHaveLength(1);
});

test("launch data that is refused doesn't bring one back; a network that is down says so", async () => {
  const { comeBack, startSession } = await open("hash=a");
  answerSignIn = () => json({ code: "unauthorized", message: "" }, 401);
  await startSession(SIGN_IN);
  await expect(comeBack()).resolves.toBe(false);
  answerSignIn = () => {
    throw new TypeError("Failed to fetch");
  };
  await expect(comeBack()).rejects.toMatchObject({ code: "offline" });
});
