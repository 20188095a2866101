import { ApiError } from "#webapps/shared/client/ApiError.ts";

/** Whether a call failed only because there was no network. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.code === "offline";
