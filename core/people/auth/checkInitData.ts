import { z } from "zod";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { readSignedPairs } from "#core/platform/telegram/readSignedPairs.ts";

/** Oldest init data that signs in, in seconds: a mini-app keeps the same data while it is open. */
const MAX_AGE = 24 * 60 * 60;

const TelegramUser = z.object({
  id: z.int().positive(),
  is_bot: z.literal(false).optional(),
  first_name: z.string().default(""),
  last_name: z.string().optional(),
  username: z.string().optional(),
  language_code: z.string().optional(),
  photo_url: z.string().optional(),
});
type TelegramUser = z.infer<typeof TelegramUser>;

function readUser(text: string | undefined): TelegramUser {
  try {
    return TelegramUser.parse(JSON.parse(text ?? ""));
  } catch {
    throw new RuleError("unauthorized", "Init data: no user");
  }
}

/**
 * Checks the messenger's init data.
 * @throws {RuleError} unauthorized when it is forged, doubled, older than a day or from the future.
 */
export function checkInitData(raw: string, botToken: string, now: Date): TelegramUser {
  const pairs = readSignedPairs(raw, { botToken, now, maxAge: MAX_AGE, code: "unauthorized" });
  return readUser(pairs.get("user"));
}
