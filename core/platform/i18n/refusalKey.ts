import type { ErrorCode } from "#contract/errors.ts";

/** The Fluent key of a refusal's words. */
export const refusalKey = (code: ErrorCode): string => `error-${code.toLowerCase().replaceAll("_", "-")}`;
