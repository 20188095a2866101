import { isOffline } from "./isOffline.ts";

/**
 * A change that may be sent twice: what the network holds up goes out by itself once it is back, also when one has gone to
 * another page meanwhile. Changes of one `scope` go one after the other, so that the last one counts.
 */
export const untilOnline = (scope: string) => ({
  networkMode: "online" as const,
  scope: { id: scope },
  retry: (_: number, error: unknown) => isOffline(error),
});
