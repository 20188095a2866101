/** A refusal of the Bot API, worded as Telegram words it. */
export class ApiError extends Error {
  readonly code: number;
  readonly retryAfter: number | null;
  constructor(code: number, description: string, retryAfter: number | null = null) {
    super(description);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** 400 with Telegram's prefix. */
export const badRequest = (what: string) => new ApiError(400, `Bad Request: ${what}`);
