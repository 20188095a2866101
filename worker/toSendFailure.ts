import { GrammyError, HttpError } from "grammy";
import { describeError } from "#core/platform/errors/describeError.ts";
import type { SendFailure } from "#core/platform/outbox/recordFailure.ts";
import { isPhotoLate, summary } from "#core/platform/telegram/refusal.ts";

/** Error codes of a call that never reached Telegram. */
const UNREACHED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH"]);

/** Whether a failed call may have been done all the same, as it was left without an answer. */
export function mayHaveArrived(error: unknown): boolean {
  if (error instanceof GrammyError) return false;
  const cause = error instanceof HttpError ? error.error : error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return !(typeof code === "string" && UNREACHED.has(code));
}

/** Tells what a failed call to Telegram means for the message. */
export function toSendFailure(error: unknown): SendFailure {
  if (!(error instanceof GrammyError)) return { kind: "unreachable", error: describeError(error).name };
  const { error_code: status, parameters } = error;
  if (status === 429) return { kind: "wait", seconds: parameters.retry_after ?? 1, error: summary(error) };
  // Telegram knows no chat with them: the bot was never started there, or the account is gone.
  const isNobody = status === 400 && error.description.includes("chat not found");
  if (status === 403 || isNobody) return { kind: "stopped" };
  // 401 and 404 speak of the bot's token and not of the message.
  if (isPhotoLate(error)) return { kind: "unreachable", error: summary(error) };
  if (status === 400) return { kind: "refused", error: summary(error) };
  return { kind: "unreachable", error: summary(error) };
}
