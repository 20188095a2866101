import { ApiError } from "#webapps/shared/client/ApiError.ts";

/** The key of the words for a code that wasn't taken. */
export function codeFault(error: unknown): "code.unknown" | "code.wrong" | "code.expired" | "code.failed" {
  if (!(error instanceof ApiError)) return "code.failed";
  if (error.status === 404) return "code.unknown";
  if (error.status === 400 && error.message === "INVALID") return "code.wrong";
  if (error.status === 400 && error.message === "EXPIRED") return "code.expired";
  return "code.failed";
}

/** What the server says beside it, of what the person can do something about: too many tries, a closed account. */
export function codeAdvice(error: unknown): string | undefined {
  const isSaid = error instanceof ApiError && (error.status === 403 || error.status === 429);
  return isSaid ? error.message : undefined;
}
