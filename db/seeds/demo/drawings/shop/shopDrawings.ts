import type { Drawings } from "../types.ts";
import { festive } from "./festive.ts";
import { indianKitchen } from "./kitchenware.ts";
import { indianWear } from "./wear.ts";

/** Drawings of goods that only the shop sells; the others are drawn for the classifieds already. */
export const shopDrawings: Drawings = { ...indianWear, ...indianKitchen, ...festive };
