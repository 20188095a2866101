import type { Tokens } from "#contract/auth.ts";

const ACCESS_KEY = "access-token";
const REFRESH_KEY = "refresh-token";
/** Whose tokens these are: the messenger's user id, so that two accounts on one phone never mix. */
const OWNER_KEY = "token-owner";

/** Storage may be closed to a frame in a third party's page; then tokens live as long as the page. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
}

export const readAccessToken = () => read(ACCESS_KEY);
export const readRefreshToken = () => read(REFRESH_KEY);

export function keepTokens({ accessToken, refreshToken }: Tokens) {
  write(ACCESS_KEY, accessToken);
  write(REFRESH_KEY, refreshToken);
}

export function dropTokens() {
  write(ACCESS_KEY, null);
  write(REFRESH_KEY, null);
}

/** Drops the tokens of whoever used the app before, when it was somebody else. */
export function claimTokens(ownerId: number) {
  if (read(OWNER_KEY) === String(ownerId)) return;
  dropTokens();
  write(OWNER_KEY, String(ownerId));
}
