import { ApiError } from "#webapps/shared/client/ApiError.ts";

/** Whether a call failed only because there was no network. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.code === "offline";

/** Whether nothing has left the phone yet: it waits for the network. */
export const isUnsent = (error: unknown): boolean => error instanceof ApiError && error.isUnsent;
