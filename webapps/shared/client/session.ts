import { create } from "zustand";
import type { refreshTokens, signInClassifieds, signInStorefront, Tokens } from "#contract/auth.ts";
import { getTelegram } from "../telegram/telegram.ts";
import { readApiError } from "./ApiError.ts";
import { takeEarly } from "./early.ts";
import { send } from "./http.ts";
import { isExpired } from "./tokenClaims.ts";
import { claimTokens, dropTokens, keepTokens, readAccessToken, readRefreshToken } from "./tokens.ts";

export type SignInPath = (typeof signInClassifieds | typeof signInStorefront)["path"];
const REFRESH_PATH: (typeof refreshTokens)["path"] = "/api/auth/refresh";
const REFRESH_LOCK = "bozor-refresh";

/** `guest`: not in the messenger, or its launch data is too old; everything public still works. */
export type SessionStatus = "signing-in" | "signed-in" | "guest";

export const useSession = create<{ status: SessionStatus }>(() => ({ status: "signing-in" }));

let signInPath: SignInPath = "/api/telegram/auth";
let signingIn: Promise<boolean> | undefined;
let renewing: Promise<boolean> | undefined;

async function requestTokens(path: string, body: object, early?: Response): Promise<Tokens> {
  const url = new URL(path, location.origin);
  const headers = { "content-type": "application/json" };
  const response =
    early ?? (await send(new Request(url, { method: "POST", headers, body: JSON.stringify(body) })));
  if (!response.ok) throw await readApiError(response);
  return (await response.json()) as Tokens;
}

async function signIn(): Promise<boolean> {
  const { rawInitData } = getTelegram();
  if (!rawInitData) return false;
  try {
    const early = await takeEarly(`POST ${signInPath} ${rawInitData}`, null);
    keepTokens(await requestTokens(signInPath, { data: rawInitData }, early));
    return true;
  } catch {
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

/** Signs in with the launch data, silently. Outside Telegram tokens that are still there keep working. */
export async function startSession(path: SignInPath): Promise<SessionStatus> {
  signInPath = path;
  const { user } = getTelegram();
  if (user) claimTokens(user.id);
  const isSignedIn = user ? await signInAgain() : readRefreshToken() !== null;
  const status = isSignedIn || readRefreshToken() !== null ? "signed-in" : "guest";
  useSession.setState({ status });
  return status;
}

/** The token to call with. While the first sign-in runs, calls wait for it rather than go out with nothing. */
export async function accessToken(): Promise<string | null> {
  const token = readAccessToken();
  if (signingIn && (!token || isExpired(token))) {
    await signingIn;
    return readAccessToken();
  }
  return token;
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
    const isRefused = error instanceof Error && "status" in error && error.status !== 0;
    if (!isRefused) throw error;
    return false;
  }
}

async function renew(refused: string | null): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  const isRefreshed = await (locks ? locks.request(REFRESH_LOCK, () => refresh(refused)) : refresh(refused));
  if (isRefreshed || (await signInAgain())) return true;
  dropTokens();
  useSession.setState({ status: "guest" });
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
