import type { Tokens } from "#contract/auth.ts";
import { device } from "../storage/storage.ts";
import { launchedBy } from "../telegram/launch.ts";

const ACCESS_KEY = "access-token";
const REFRESH_KEY = "refresh-token";
/** The owner of the tokens: the messenger's user id, so that two accounts on one phone never mix. */
const OWNER_KEY = "token-owner";

/** Tokens of whoever was launched without a name: they last as long as the page, and are nobody else's. */
const nameless = new Map<string, string | null>();

/** Whether the messenger launched the app and names nobody: what lies here may be anybody's. */
function isNameless(): boolean {
  const launch = launchedBy();
  return launch !== undefined && launch.userId === undefined;
}

const read = (key: string) => (isNameless() ? (nameless.get(key) ?? null) : device.get(key));

function write(key: string, value: string | null) {
  if (isNameless()) nameless.set(key, value);
  else device.set(key, value);
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

/** The messenger's id of the person whose tokens lie here; null of those that a phone's code brought in a browser. */
export const readTokenOwner = () => read(OWNER_KEY);

/** Says that the tokens to come aren't those of the person who launched the app last. */
export const disownTokens = () => write(OWNER_KEY, null);

/** Drops the tokens of whoever used the app before, when it was somebody else. */
export function claimTokens(ownerId: number) {
  if (read(OWNER_KEY) === String(ownerId)) return;
  dropTokens();
  write(OWNER_KEY, String(ownerId));
}
