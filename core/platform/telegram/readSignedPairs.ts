import { createHmac, timingSafeEqual } from "node:crypto";
import type { ErrorCode } from "#contract/errors.ts";
import { RuleError } from "../errors/RuleError.ts";

/** How far the messenger's clock may run ahead of ours, in seconds. */
const MAX_AHEAD = 60;

interface Checks {
  botToken: string;
  now: Date;
  /** In seconds. */
  maxAge: number;
  /** Code of the refusal. */
  code: ErrorCode;
}

function hasTrueHash(pairs: ReadonlyMap<string, string>, botToken: string): boolean {
  const hash = pairs.get("hash") ?? "";
  // A reader of hexadecimal stops quietly at the first letter that is none.
  if (!/^[0-9a-f]{64}$/.test(hash)) return false;
  const text = [...pairs]
    .filter(([key]) => key !== "hash")
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join("\n");
  const secret = createHmac("sha256", "WebAppData").update(botToken).digest();
  const expected = createHmac("sha256", secret).update(text).digest();
  return timingSafeEqual(Buffer.from(hash, "hex"), expected);
}

/**
 * Reads what the messenger signed for a mini-app (core.telegram.org/bots/webapps, "Validating data received via the
 * Mini App").
 * @throws {RuleError} with `code` when it is forged, doubled, too old or from the future.
 */
export function readSignedPairs(raw: string, { botToken, now, maxAge, code }: Checks): Map<string, string> {
  const refuse = (reason: string): never => {
    throw new RuleError(code, `Signed data: ${reason}`);
  };
  const pairs = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(raw)) {
    // A key given twice could be checked as one thing and read as another.
    if (pairs.has(key)) refuse("a key is doubled");
    pairs.set(key, value);
  }
  if (!hasTrueHash(pairs, botToken)) refuse("wrong hash");

  const authDate = pairs.get("auth_date") ?? "";
  if (!/^\d{1,12}$/.test(authDate)) refuse("no auth_date");
  const age = now.getTime() / 1000 - Number(authDate);
  if (age > maxAge) refuse("too old");
  if (age < -MAX_AHEAD) refuse("from the future");
  return pairs;
}
