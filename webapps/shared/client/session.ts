import { create } from "zustand";
import type { refreshTokens, signInClassifieds, signInStorefront, Tokens } from "#contract/auth.ts";
import { moveIn } from "../storage/moveIn.ts";
import { settle } from "../storage/own.ts";
import { getTelegram } from "../telegram/telegram.ts";
import { ApiError, readAnswer, readApiError } from "./ApiError.ts";
import { takeEarly } from "./early.ts";
import { send } from "./http.ts";
import { hasLeft, noteLeft } from "./leftLaunch.ts";
import { isExpired } from "./tokenClaims.ts";
import { PATIENCE_MS, type TokenNeed } from "./tokenNeed.ts";
import {
  claimTokens,
  disownTokens,
  dropTokens,
  keepTokens,
  readAccessToken,
  readRefreshToken,
} from "./tokens.ts";

export type SignInPath = (typeof signInClassifieds | typeof signInStorefront)["path"];
const REFRESH_PATH: (typeof refreshTokens)["path"] = "/api/auth/refresh";
const REFRESH_LOCK = "bozor-refresh";

/** `guest`: not in the messenger, or not let in; everything public still works. */
type SessionStatus = "signing-in" | "signed-in" | "guest";

interface Session {
  status: SessionStatus;
  /** Why a guest couldn't sign in, where it may still succeed; undefined when the server refused the launch data. */
  failure?: unknown;
}

export const useSession = create<Session>(() => ({ status: "signing-in" }));

export const useIsSignedIn = () => useSession(({ status }) => status === "signed-in");

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

let signInPath: SignInPath = "/api/telegram/auth";
let findReferer: () => number | undefined = () => undefined;
let signingIn: Promise<boolean> | undefined;
let renewing: Promise<boolean> | undefined;
let patience: Promise<unknown> = Promise.resolve();
let failure: unknown;
let pauseMs = FIRST_PAUSE_MS;
let retry: ReturnType<typeof setTimeout> | undefined;

async function requestTokens(path: string, body: object, early?: Response): Promise<Tokens> {
  const url = new URL(path, location.origin);
  const headers = { "content-type": "application/json" };
  const response =
    early ?? (await send(new Request(url, { method: "POST", headers, body: JSON.stringify(body) })));
  if (!response.ok) throw await readApiError(response);
  return readAnswer(response);
}

const earlySignIn = () => `POST ${signInPath} ${getTelegram().rawInitData}`;

/** Whether the server has looked at what it was sent and said no; asking again would change nothing. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

async function signIn(): Promise<boolean> {
  const { rawInitData } = getTelegram();
  failure = undefined;
  if (!rawInitData || hasLeft(rawInitData)) return false;
  try {
    const early = await takeEarly(earlySignIn(), null);
    const refererId = findReferer();
    const input = { data: rawInitData, ...(refererId !== undefined && { refererId }) };
    keepTokens(await requestTokens(signInPath, input, early));
    pauseMs = FIRST_PAUSE_MS;
    useSession.setState({ status: "signed-in", failure });
    return true;
  } catch (error) {
    if (!isRefusal(error)) failure = error;
    return false;
  }
}

/** Signs in once at a time; whoever asks meanwhile gets the same answer. */
function signInAgain(): Promise<boolean> {
  signingIn ??= signIn().finally(() => {
    signingIn = undefined;
  });
  return signingIn;
}

function becomeGuest() {
  useSession.setState({ status: "guest", failure });
  clearTimeout(retry);
  if (failure === undefined) return;
  retry = setTimeout(retrySignIn, pauseMs);
  pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
}

/** Signs a guest in whose sign-in failed for a moment. */
export async function retrySignIn(): Promise<void> {
  const session = useSession.getState();
  if (session.status !== "guest" || session.failure === undefined) return;
  if (!(await signInAgain())) becomeGuest();
}

/** The time that the early script has waited counts already. */
function startPatience() {
  const begunAt = window.earlyCalls?.get(earlySignIn())?.begunAt ?? performance.now();
  patience = new Promise((resolve) => setTimeout(resolve, begunAt + PATIENCE_MS - performance.now()));
}

/** Tokens that have lain here are renewed; those whose time is over show it at once, not in the middle of something. */
function renewKept() {
  // Without a network they are renewed when they are refused.
  renewSession(readAccessToken()).catch(() => undefined);
}

/**
 * Signs in with the launch data, silently; where nobody answers, again and again, and as soon as the network is back.
 * Outside Telegram tokens that are still there keep working. `refererOf` tells who brought this person.
 */
export async function startSession(
  path: SignInPath,
  refererOf: () => number | undefined = () => undefined,
): Promise<SessionStatus> {
  signInPath = path;
  findReferer = refererOf;
  const { user, rawInitData } = getTelegram();
  // Launched without a name nobody's tokens are read.
  if (user) claimTokens(user.id);
  startPatience();
  window.addEventListener("online", retrySignIn);
  // Another tab may have signed somebody in or out.
  window.addEventListener("storage", settle);
  const isSignedIn = user ? await signInAgain() : readRefreshToken() !== null;
  if (isSignedIn || readRefreshToken() !== null) useSession.setState({ status: "signed-in" });
  else becomeGuest();
  const isKept = !user || hasLeft(rawInitData);
  if (isKept && readRefreshToken() !== null) renewKept();
  return useSession.getState().status;
}

/** Signs in with tokens that were come by otherwise: by a phone's code, say. */
export function adoptTokens(tokens: Tokens) {
  clearTimeout(retry);
  failure = undefined;
  if (!getTelegram().user) disownTokens();
  keepTokens(tokens);
  moveIn();
  useSession.setState({ status: "signed-in", failure });
}

/** Signs out, and opens the page again. Until the messenger opens the app again its launch data signs nobody in. */
export function signOut() {
  const { rawInitData } = getTelegram();
  dropTokens();
  if (rawInitData) noteLeft(rawInitData);
  location.reload();
}

/**
 * Signs in again by the launch data whoever has left; false where the server refuses it.
 * @throws {ApiError} when nobody answers
 */
export async function comeBack(): Promise<boolean> {
  noteLeft(null);
  if (await signInAgain()) return true;
  if (failure !== undefined) throw failure;
  return false;
}

/** Whether calls would go out in somebody's name by now. */
export function isSomebody(): boolean {
  const token = readAccessToken();
  return token !== null && !isExpired(token);
}

/**
 * The token to call with. While somebody signs in, calls that need one wait for it rather than go out with nothing;
 * those that only wish for one wait for a moment.
 */
export async function accessToken(need: TokenNeed = "required"): Promise<string | null> {
  if (!signingIn || isSomebody()) return readAccessToken();
  if (need === "none") return null;
  await (need === "required" ? signingIn : Promise.race([signingIn, patience]));
  // An old one would be refused, and to renew it one would wait again.
  return need === "required" || isSomebody() ? readAccessToken() : null;
}

async function refresh(refused: string | null): Promise<boolean> {
  const current = readAccessToken();
  // Another tab was faster while this one waited for the lock.
  if (current && current !== refused) return true;
  const refreshToken = readRefreshToken();
  if (!refreshToken) return false;
  try {
    keepTokens(await requestTokens(REFRESH_PATH, { refreshToken }));
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return false;
  }
}

/** Does it in one tab at a time, where that can be had: a frame that is refused storage is refused the lock, too. */
async function inOneTab<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let isBegun = false;
  try {
    return await locks.request(REFRESH_LOCK, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}

async function renew(refused: string | null): Promise<boolean> {
  const isRefreshed = await inOneTab(() => refresh(refused));
  if (isRefreshed || (await signInAgain())) return true;
  if (failure !== undefined) throw failure;
  dropTokens();
  settle();
  becomeGuest();
  return false;
}

/**
 * After a 401: new tokens by the refresh token, once for all calls of this page and one tab at a time, else by
 * signing in again. False when neither works; the caller is a guest then. A network that is down throws, and
 * nobody is signed out by it.
 */
export function renewSession(refused: string | null): Promise<boolean> {
  renewing ??= renew(refused).finally(() => {
    renewing = undefined;
  });
  return renewing;
}
