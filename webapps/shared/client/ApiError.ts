import type { ErrorBody, ErrorCode } from "#contract/errors.ts";

/** The server's codes, and what can go wrong before it answers. */
export type ApiErrorCode = ErrorCode | "offline" | "timeout" | "unexpected" | "bad_response";

interface Said extends Partial<ErrorBody> {
  isUnsent?: boolean;
}

/**
 * A call that didn't succeed. `status` is 0 when no answer came, or none that can be read; `retryAfter` is in seconds;
 * `isUnsent` where the phone had no network from the start, so that nothing has left it.
 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | undefined;
  readonly isUnsent: boolean;

  constructor(code: ApiErrorCode, status = 0, body: Said = {}) {
    super(body.message ?? code);
    this.code = code;
    this.status = status;
    this.fields = body.fields ?? {};
    this.retryAfter = body.retryAfter;
    this.isUnsent = body.isUnsent === true;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "string";
}

/** Reads a refusal; one that isn't ours (a proxy's page, say) is `unavailable` where it says so, else `unexpected`. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isErrorBody(body)) return new ApiError(body.code, response.status, body);
  if (response.status === 503) return new ApiError("unavailable", response.status);
  return new ApiError(response.status === 401 ? "unauthorized" : "unexpected", response.status);
}

/**
 * Reads what came with success. What isn't JSON (a proxy's page, say) is `bad_response`, what breaks off `offline`: in
 * both nobody knows what the server has done.
 * @throws {ApiError}
 */
export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError(error instanceof SyntaxError ? "bad_response" : "offline");
  }
}
