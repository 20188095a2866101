import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";

const loadPlaces = async () => (await import("./PlacePicker.tsx")).PlacePicker;
const loadCategories = async () => (await import("../categories/CategoryPicker.tsx")).CategoryPicker;

/** The choice of a place, which comes when it is opened. */
export const PlacePicker = lazyOverlay(loadPlaces);
/** The choice of a category, which comes when it is opened. */
export const CategoryPicker = lazyOverlay(loadCategories);

/** Has code come before it is asked for. Not without a network: the browser would remember the failure. */
export const warm = (load: () => Promise<unknown>) => {
  if (navigator.onLine) load().catch(() => undefined);
};

/** Has the choice of a place come before it is opened. */
export const warmPlaces = () => warm(loadPlaces);
/** Has the choice of a category come before it is opened. */
export const warmCategories = () => warm(loadCategories);
