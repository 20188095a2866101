import { isUnsent } from "./isOffline.ts";

/** How a note of a failure looks: what only waits for the network is no fault yet. */
export const failureLook = (error: unknown) =>
  isUnsent(error)
    ? ({ icon: "clock", tone: "plain" } as const)
    : ({ icon: "warning", tone: "danger" } as const);
