import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";

/** The filters page, which comes when it is opened. */
export const FiltersOverlay = lazyOverlay(async () => (await import("./FiltersOverlay.tsx")).FiltersOverlay);
