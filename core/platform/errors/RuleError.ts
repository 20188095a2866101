import type { ErrorCode } from "#contract/errors.ts";

interface Details {
  /** The fault of each wrong field, in words for developers. */
  fields?: Record<string, string>;
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
}

/** A refusal that callers are expected to meet. The message is for logs; people read words made from the code. */
export class RuleError extends Error {
  override name = "RuleError";
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
