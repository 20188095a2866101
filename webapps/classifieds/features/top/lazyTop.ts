import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";

/** What promotion does and which listing to promote, which come when they are opened. */
export const TopFlow = lazyOverlay(async () => (await import("./TopFlow.tsx")).TopFlow);
