import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { listTopListings } from "#contract/listings.ts";
import type { getMe } from "#contract/users.ts";

const tokenOf = (userId: number) => `h.${btoa(JSON.stringify({ userId, exp: 4e9 }))}.s`;
const TOKENS = { accessToken: tokenOf(7), refreshToken: "refresh" };
const SIGN_IN = "/api/telegram/auth";
const TOP = "/api/telegram/products/top";
const ME = "/api/telegram/users/me";

type Answer = Response | Error | Promise<Response>;
let answerSignIn: () => Answer;
let isTokenGood: boolean;
let sent: { path: string; token: string | null }[];
const asked = (path: string) => sent.filter((one) => one.path === path);
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

async function serve(request: Request): Promise<Response> {
  const { pathname: path } = new URL(request.url);
  const token = request.headers.get("authorization");
  sent.push({ path, token });
  if (path === SIGN_IN) {
    const answer = await answerSignIn();
    if (answer instanceof Error) throw answer;
    return answer;
  }
  if (token ? !isTokenGood : path === ME) return json({ code: "unauthorized", message: "" }, 401);
  return json(path === TOP ? { data: [{ id: 3, isFavourite: token !== null }] } : { id: 7 });
}

/** No test takes the stand-in back: what is imported at once would come between the two, and get the real one. */
async function boot() {
  vi.resetModules();
  vi.doMock("../telegram/telegram.ts", () => ({
    getTelegram: () => ({ isTelegram: true, rawInitData: "signed", user: { id: 7 } }),
  }));
  const [session, { call }, { createQueryClient }] = await Promise.all([
    import("./session.ts"),
    import("./call.ts"),
    import("./queryClient.ts"),
  ]);
  const top = () => call<typeof listTopListings>("get", TOP, {});
  const me = () => call<typeof getMe>("get", ME, {});
  return { ...session, top, me, createQueryClient };
}

/** A sign-in that is answered when one wants it. */
function holdSignIn() {
  let answer: (response: Response) => void;
  const held = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  answerSignIn = () => held;
  return () => answer(json(TOKENS));
}

beforeEach(() => {
  sent = [];
  isTokenGood = true;
  answerSignIn = () => json(TOKENS);
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", serve);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a sign-in that nobody answered is tried again by itself, less and less often", async () => {
  answerSignIn = () => new TypeError("Failed to fetch");
  const { startSession, useSession } = await boot();
  await expect(startSession(SIGN_IN)).resolves.toBe("guest");
  expect(useSession.getState().failure).toMatchObject({ code: "offline" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked(SIGN_IN)).toHaveLength(3);
  answerSignIn = () => json(TOKENS);
  await vi.advanceTimersByTimeAsync(8000);
  expect(useSession.getState()).toEqual({ status: "signed-in", failure: undefined });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked(SIGN_IN)).toHaveLength(4);
});

test("the network that is back is a sign-in by itself", async () => {
  answerSignIn = () => json({ code: "internal", message: "" }, 500);
  const { startSession, useSession } = await boot();
  await startSession(SIGN_IN);
  answerSignIn = () => json(TOKENS);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(useSession.getState().status).toBe("signed-in");
});

test("an act that needs somebody signs in; without a network it says that there is none", async () => {
  answerSignIn = () => new TypeError("Failed to fetch");
  const { me, startSession, useSession } = await boot();
  await startSession(SIGN_IN);
  await expect(me()).rejects.toMatchObject({ code: "offline" });
  answerSignIn = () => json(TOKENS);
  await expect(me()).resolves.toEqual({ id: 7 });
  expect(useSession.getState().status).toBe("signed-in");
});

test("launch data that the server refused is not sent again by itself", async () => {
  answerSignIn = () => json({ code: "unauthorized", message: "" }, 401);
  const { startSession, useSession } = await boot();
  await startSession(SIGN_IN);
  expect(useSession.getState()).toEqual({ status: "guest", failure: undefined });
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked(SIGN_IN)).toHaveLength(1);
});

test("what is public waits for a slow sign-in only a moment, what is one's own until the end", async () => {
  const signIn = holdSignIn();
  const { me, startSession, top } = await boot();
  void startSession(SIGN_IN);
  const [own, read] = [me(), top()];
  await vi.advanceTimersByTimeAsync(550);
  expect(asked(TOP)).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  await expect(read).resolves.toMatchObject({ data: [{ isFavourite: false }] });
  // By then there is nothing more to wait for.
  await expect(top()).resolves.toMatchObject({ data: [{ isFavourite: false }] });
  expect(asked(ME)).toEqual([]);
  signIn();
  await expect(own).resolves.toEqual({ id: 7 });
  expect(asked(ME)).toEqual([{ path: ME, token: `Bearer ${TOKENS.accessToken}` }]);
});

test("a usual sign-in gives public reads its token", async () => {
  const signIn = holdSignIn();
  const { startSession, top } = await boot();
  void startSession(SIGN_IN);
  const read = top();
  await vi.advanceTimersByTimeAsync(300);
  signIn();
  await expect(read).resolves.toMatchObject({ data: [{ isFavourite: true }] });
  expect(asked(TOP)).toHaveLength(1);
});

/** Goes through the steps of a page that shows the VIP listings. */
async function watchTop(createQueryClient: () => QueryClient, top: () => Promise<unknown>) {
  const seen: unknown[] = [];
  const observer = new QueryObserver(createQueryClient(), { queryKey: ["top"], queryFn: top });
  const stop = observer.subscribe(({ data, isPending }) => {
    const state = isPending ? "pending" : JSON.stringify(data).includes("true");
    if (seen.at(-1) !== state) seen.push(state);
  });
  return { seen, stop };
}

test("what a guest was told is asked anew by whom it turns out to be, staying there meanwhile, and only once", async () => {
  const signIn = holdSignIn();
  const { createQueryClient, startSession, top } = await boot();
  void startSession(SIGN_IN);
  const { seen, stop } = await watchTop(createQueryClient, top);
  await vi.advanceTimersByTimeAsync(700);
  signIn();
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual(["pending", false, true]);
  expect(asked(TOP)).toHaveLength(2);
  stop();
});

test("a guest's answer that the sign-in has overtaken is asked anew, too", async () => {
  const signIn = holdSignIn();
  const { createQueryClient, startSession, top } = await boot();
  void startSession(SIGN_IN);
  let arrive = () => {};
  const overtaken = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { seen, stop } = await watchTop(createQueryClient, async () => {
    const answer = await top();
    signIn();
    await overtaken;
    return answer;
  });
  await vi.advanceTimersByTimeAsync(1000);
  arrive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual(["pending", false, true]);
  expect(asked(TOP)).toHaveLength(2);
  stop();
});

test("a token that is refused while nobody signs in costs one more reading, not one after another", async () => {
  answerSignIn = () => json({ code: "internal", message: "" }, 500);
  localStorage.setItem("token-owner", "7");
  localStorage.setItem("access-token", tokenOf(7));
  isTokenGood = false;
  const { createQueryClient, startSession, top } = await boot();
  await startSession(SIGN_IN);
  const { seen, stop } = await watchTop(createQueryClient, top);
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual(["pending", false]);
  expect(asked(TOP).map(({ token }) => token !== null)).toEqual([true, false]);
  stop();
});
