import type { Drawings } from "../../drawings/types.ts";
import { festive } from "./festive.ts";
import { indianKitchen } from "./kitchenware.ts";
import { indianWear } from "./wear.ts";

/** What only the shop sells; the rest of its goods is drawn for the classifieds already. */
export const shopDrawings: Drawings = { ...indianWear, ...indianKitchen, ...festive };
