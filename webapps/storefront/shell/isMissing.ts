import { ApiError } from "#webapps/shared/client/ApiError.ts";

/** Whether the server knows nothing by a link or a code, or can't: asking again is no use. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && ["not_found", "invalid_input"].includes(error.code);
