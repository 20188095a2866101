import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";

/** The choice of a place, which comes when it is opened. */
export const PlacePicker = lazyOverlay(async () => (await import("./PlacePicker.tsx")).PlacePicker);
