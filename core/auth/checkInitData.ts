import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { RuleError } from "../errors.ts";

/** Oldest init data that signs in, in seconds: a mini-app keeps the same data while it is open. */
const MAX_AGE = 24 * 60 * 60;
/** How far the messenger's clock may run ahead of ours, in seconds. */
const MAX_AHEAD = 60;

const TelegramUser = z.object({
  id: z.int().positive(),
  is_bot: z.literal(false).optional(),
  first_name: z.string().default(""),
  last_name: z.string().optional(),
  username: z.string().optional(),
  language_code: z.string().optional(),
  photo_url: z.string().optional(),
});
export type TelegramUser = z.infer<typeof TelegramUser>;

function refuse(reason: string): never {
  throw new RuleError("unauthorized", `Init data: ${reason}`);
}

/** Pairs of the query string; a key given twice could be checked as one thing and read as another. */
function readPairs(raw: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(raw)) {
    if (pairs.has(key)) refuse(`${key} is doubled`);
    pairs.set(key, value);
  }
  return pairs;
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

function readUser(text: string | undefined): TelegramUser {
  try {
    return TelegramUser.parse(JSON.parse(text ?? ""));
  } catch {
    return refuse("no user");
  }
}

/**
 * Checks the messenger's init data (core.telegram.org/bots/webapps, "Validating data received via the Mini App").
 * @throws {RuleError} unauthorized when it is forged, doubled, older than a day or from the future.
 */
export function checkInitData(raw: string, botToken: string, now: Date): TelegramUser {
  const pairs = readPairs(raw);
  if (!hasTrueHash(pairs, botToken)) refuse("wrong hash");

  const authDate = pairs.get("auth_date") ?? "";
  if (!/^\d{1,12}$/.test(authDate)) refuse("no auth_date");
  const age = now.getTime() / 1000 - Number(authDate);
  if (age > MAX_AGE) refuse("too old");
  if (age < -MAX_AHEAD) refuse("from the future");

  return readUser(pairs.get("user"));
}
