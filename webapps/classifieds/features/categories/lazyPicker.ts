import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";

/** The choice of a category, which comes when it is opened. */
export const CategoryPicker = lazyOverlay(async () => (await import("./CategoryPicker.tsx")).CategoryPicker);
