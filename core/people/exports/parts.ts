import { accountParts } from "./parts/accountParts.ts";
import { activityParts } from "./parts/activityParts.ts";
import { marketParts } from "./parts/marketParts.ts";
import { moneyParts } from "./parts/moneyParts.ts";
import type { Part, SinglePart } from "./parts/part.ts";
import { shopParts } from "./parts/shopParts.ts";

/** What there is one of. */
export const single: Record<string, SinglePart> = accountParts;

/** What there may be many of. */
export const lists: Record<string, Part> = {
  ...marketParts,
  ...shopParts,
  ...moneyParts,
  ...activityParts,
};
