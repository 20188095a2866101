import { GrammyError, HttpError } from "grammy";

/** Whether a call failed for Telegram's sake: out of reach, too slow, broken, or asking for patience. */
export function isTelegramAway(error: unknown): boolean {
  return (
    error instanceof HttpError ||
    (error instanceof GrammyError && (error.error_code >= 500 || error.error_code === 429))
  );
}
