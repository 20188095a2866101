import type { ErrorBody, ErrorCode } from "#contract/errors.ts";

/** The server's codes, and what can go wrong before it answers. */
export type ApiErrorCode = ErrorCode | "offline" | "timeout" | "unexpected";

/** A call that didn't succeed. `status` is 0 when no answer came; `retryAfter` is in seconds. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | undefined;

  constructor(code: ApiErrorCode, status = 0, body: Partial<ErrorBody> = {}) {
    super(body.message ?? code);
    this.code = code;
    this.status = status;
    this.fields = body.fields ?? {};
    this.retryAfter = body.retryAfter;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "string";
}

/** Reads a refusal; an answer that isn't ours (a proxy's page, say) becomes `unexpected`. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isErrorBody(body)) return new ApiError(body.code, response.status, body);
  return new ApiError(response.status === 401 ? "unauthorized" : "unexpected", response.status);
}
