import { useEffect, useEffectEvent } from "react";
import { ApiError } from "#webapps/shared/client/ApiError.ts";

/** Whether a call failed only because there was no network. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.code === "offline";

/** Whether nothing has left the phone yet: it waits for the network. */
export const isUnsent = (error: unknown): boolean => error instanceof ApiError && error.isUnsent;

/** Goes on with what only the network has held up, as soon as it is back. */
export function useWhenOnline(isHeldUp: boolean, goOn: () => void) {
  const goOnNow = useEffectEvent(goOn);
  useEffect(() => {
    if (!isHeldUp) return undefined;
    const go = () => goOnNow();
    window.addEventListener("online", go);
    return () => window.removeEventListener("online", go);
  }, [isHeldUp]);
}

/**
 * A change that may be sent twice: what the network holds up goes out by itself once it is back, also when one has gone to
 * another page meanwhile. Changes of one `scope` go one after the other, so that the last one counts.
 */
export const untilOnline = (scope: string) => ({
  networkMode: "online" as const,
  scope: { id: scope },
  retry: (_: number, error: unknown) => isOffline(error),
});

/** How a note of a failure looks: what only waits for the network is no fault yet. */
export const failureLook = (error: unknown) =>
  isUnsent(error)
    ? ({ icon: "clock", tone: "plain" } as const)
    : ({ icon: "warning", tone: "danger" } as const);
