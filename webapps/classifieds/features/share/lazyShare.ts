import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";

/** Ways to pass a listing on, which come when they are opened. */
export const ShareSheet = lazyOverlay(async () => (await import("./ShareSheet.tsx")).ShareSheet);
